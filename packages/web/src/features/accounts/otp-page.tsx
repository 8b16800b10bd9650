import { accountTexts, constants, pages } from '@genie/contract/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { Popup } from '../../components/ui/popup.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { post } from '../../lib/api/call.ts';
import { causeOf } from '../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { useStoredValue } from '../../lib/storage/use-stored-value.ts';
import { AccountLayout } from './components/account-layout.tsx';
import { type Failure, FailureBanner } from './components/failure-banner.tsx';
import form from './components/form.module.css';
import { ResendCode } from './components/resend-code.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { accountFacts } from './facts.tsx';
import { registeredEmailOf } from './just-registered.ts';

const unregistered = 'No registration is waiting in this browser.';

export const OtpPage = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const userId = useStoredValue('userId') ?? '';
  const otpMessage = useStoredValue('otpMsg') ?? '';
  const [email, setEmail] = useState(() => registeredEmailOf(state));
  const [justSent] = useState(email !== undefined);
  const [code, setCode] = useState('');
  const [verified, setVerified] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, run] = useSubmission();
  const field = useRef<HTMLInputElement>(null);

  // Told once: neither a reload nor the way back is another registration.
  useEffect(() => {
    if (state !== null) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);

  // After the page's own effect, which gives the focus to its heading.
  useEffect(() => {
    if (userId !== '') field.current?.focus({ preventScroll: true });
  }, [userId]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    setMissing(code === '');
    if (code === '') return focusFirstInvalid(event.currentTarget);
    if (userId === '') return setFailure({ text: accountTexts.otpFailed, cause: unregistered });
    void run(async () => {
      try {
        const { message } = await post('verifyOtp', { otp: code, user_id: userId });
        setVerified(true);
        // The way back leads to no registration that is over.
        storedValues.remove('otpMsg', 'userId');
        await navigate(`${pages.login}?${new URLSearchParams({ msg: message })}`, { replace: true });
      } catch (error) {
        setFailure({ text: accountTexts.otpFailed, cause: causeOf(error, accountTexts.otpFailed) });
      }
    });
  };

  return (
    <AccountLayout
      title="Enter the OTP"
      lead={`The ${constants.oneTimeCode.digits}-digit code from our email. It is good for ${constants.oneTimeCode.lifetimeMinutes} minutes.`}
      fact={accountFacts.otp}
    >
      {userId === '' && !verified ? (
        <Banner tone="pending" detail="Register first, or sign in if you already have an account.">
          {unregistered}
        </Banner>
      ) : otpMessage === '' || email !== undefined ? null : (
        <Banner tone="info">{otpMessage}</Banner>
      )}
      <form className={form.form} onSubmit={submit} noValidate>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <TextField
          ref={field}
          label="OTP"
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          code
          value={code}
          error={missing ? accountTexts.otpMissing : undefined}
          onChange={({ target }) => {
            setCode(target.value.replace(/\D/g, '').slice(0, constants.oneTimeCode.digits));
            setMissing(false);
          }}
        />
        <SubmitButton>Submit</SubmitButton>
        {userId === '' ? null : <ResendCode userId={userId} justSent={justSent} />}
      </form>
      <p className={form.links}>
        <span>
          Wrong address? <Link to={pages.register}>Register again</Link>
        </span>
        <span>
          Already verified? <Link to={pages.login}>Sign in</Link>
        </span>
      </p>
      {busy ? <LoadingOverlay label="Checking the code" /> : null}
      {email === undefined ? null : (
        <Popup
          title={accountTexts.registerSucceeded}
          onClose={() => setEmail(undefined)}
          actions={
            <ButtonLink look="secondary" size="s" to={pages.login}>
              Go to Login
            </ButtonLink>
          }
        >
          {accountTexts.confirmationSent(email)}
        </Popup>
      )}
    </AccountLayout>
  );
};
