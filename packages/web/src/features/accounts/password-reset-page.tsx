import { accountTexts, pages } from '@genie/contract/client';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { NewPasswordField } from '../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { addressSecrets } from '../../lib/address-secrets.ts';
import { post } from '../../lib/api/call.ts';
import { causeOf } from '../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { AccountLayout } from './components/account-layout.tsx';
import { type Failure, FailureBanner } from './components/failure-banner.tsx';
import form from './components/form.module.css';
import { SubmitButton } from './components/submit-button.tsx';
import { accountFacts } from './facts.tsx';
import { type NewPassword, type NewPasswordErrors, refuseNewPassword } from './reset-form.ts';

const withoutLink = 'This page needs the link from our email.';

export const PasswordResetPage = () => {
  const navigate = useNavigate();
  const [token] = useState(() => addressSecrets().get('token') ?? '');
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirmPassword: '' });
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, run] = useSubmission();

  const field = (name: keyof NewPassword) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setErrors({});
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = refuseNewPassword(typed);
    setFailure(undefined);
    setErrors(refused ?? {});
    if (refused !== undefined) return focusFirstInvalid(event.currentTarget);
    if (token === '') return setFailure({ text: accountTexts.resetFailed, cause: withoutLink });
    void run(async () => {
      try {
        const { password, confirmPassword } = typed;
        const body = { password, confirm_password: confirmPassword };
        const { msg } = await post('passwordReset', body, { query: { token } });
        await navigate(`${pages.login}?${new URLSearchParams({ msg })}`);
      } catch (error) {
        setFailure({ text: accountTexts.resetFailed, cause: causeOf(error, accountTexts.resetFailed) });
      }
    });
  };

  return (
    <AccountLayout
      title="Set a new password"
      lead="Every device that is signed in to your account will be signed out."
      fact={accountFacts.passwordReset}
    >
      {token === '' ? (
        <Banner
          tone="pending"
          detail="Open the link in our email again. If it was used, or is older than 30 minutes, ask for a new one."
          action={
            <ButtonLink size="s" to={pages.forgotPassword}>
              New link
            </ButtonLink>
          }
        >
          {withoutLink}
        </Banner>
      ) : null}
      <form className={form.form} onSubmit={submit} noValidate>
        {failure === undefined ? null : (
          <FailureBanner
            failure={{
              text: failure.text,
              cause: (
                <>
                  {failure.cause ?? 'The link was used before, or its time is over.'}{' '}
                  <Link className={form.inline} to={pages.forgotPassword}>
                    Ask for a new link
                  </Link>
                </>
              ),
            }}
          />
        )}
        <NewPasswordField label="Password" {...field('password')} />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
        <SubmitButton>Submit</SubmitButton>
      </form>
      <p className={form.links}>
        <span>
          Nothing to change? <Link to={pages.login}>Go to Login</Link>
        </span>
      </p>
      {busy ? <LoadingOverlay label="Setting your password" /> : null}
    </AccountLayout>
  );
};
