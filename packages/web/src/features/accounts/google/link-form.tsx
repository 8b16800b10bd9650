import { accountTexts } from '@genie/contract/client';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { LoadingOverlay } from '../../../components/ui/loading-overlay.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { type Failure, FailureBanner } from '../components/failure-banner.tsx';
import form from '../components/form.module.css';
import { SubmitButton } from '../components/submit-button.tsx';
import { type GoogleOutcome, linkAccount } from './finish-sign-in.ts';
import { googleTexts } from './google-texts.ts';

type LinkFormProps = {
  readonly linkToken: string;
  /** What the server says about the account that is there. */
  readonly text: string;
  readonly onOutcome: (outcome: GoogleOutcome) => void;
};

/** Asks once for the password of the account that a Google sign-in is to be linked to. */
export const LinkForm = ({ linkToken, text, onOutcome }: LinkFormProps) => {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [busy, run] = useSubmission();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    setMissing(password === '');
    if (password === '') return focusFirstInvalid(event.currentTarget);
    void run(async () => {
      try {
        onOutcome(await linkAccount(linkToken, password));
      } catch (error) {
        const cause = causeOf(error, accountTexts.loginFailed);
        if (error instanceof ApiError && error.code === 'google_sign_in_failed') {
          onOutcome({ kind: 'failed', cause: cause ?? googleTexts.over });
        } else {
          setFailure({ text: accountTexts.loginFailed, cause });
        }
      }
    });
  };

  return (
    <>
      <Banner tone="info">{text}</Banner>
      <form className={form.form} onSubmit={submit} noValidate>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={missing ? accountTexts.passwordMissing : undefined}
          onChange={({ target }) => {
            setPassword(target.value);
            setMissing(false);
          }}
        />
        <SubmitButton>Link and sign in</SubmitButton>
      </form>
      {busy ? <LoadingOverlay label="Linking your account" /> : null}
    </>
  );
};
