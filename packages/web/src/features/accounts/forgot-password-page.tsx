import { accountTexts, constants, pages } from '@genie/contract/client';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '../../components/ui/email-field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { post } from '../../lib/api/call.ts';
import { causeOf } from '../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { AccountLayout } from './components/account-layout.tsx';
import { type Failure, FailureBanner } from './components/failure-banner.tsx';
import form from './components/form.module.css';
import { SubmitButton } from './components/submit-button.tsx';
import { accountFacts } from './facts.tsx';

export const ForgotPasswordPage = () => {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, run] = useSubmission();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = email.trim();
    setFailure(undefined);
    setMissing(typed === '');
    if (typed === '') return focusFirstInvalid(event.currentTarget);
    void run(async () => {
      try {
        const { message } = await post('forgotPassword', { email: typed });
        await navigate(`${pages.login}?${new URLSearchParams({ msg: message })}`);
      } catch (error) {
        setFailure({ text: accountTexts.forgotFailed, cause: causeOf(error, accountTexts.forgotFailed) });
      }
    });
  };

  return (
    <AccountLayout
      title="Forgot your password?"
      lead={`We mail you a link that sets a new one. It works once, for ${constants.passwordResetLifetimeMinutes} minutes.`}
      fact={accountFacts.forgotPassword}
    >
      <form className={form.form} method="post" onSubmit={submit} noValidate>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <EmailField
          label="Email"
          name="email"
          autoComplete="username"
          value={email}
          error={missing ? accountTexts.forgotEmailMissing : undefined}
          onChange={({ target }) => {
            setEmail(target.value);
            setMissing(false);
          }}
        />
        <SubmitButton>Submit</SubmitButton>
      </form>
      <p className={form.links}>
        <span>
          Remembered it? <Link to={pages.login}>Back to sign in</Link>
        </span>
      </p>
      {busy ? <LoadingOverlay label="Sending the link" /> : null}
    </AccountLayout>
  );
};
