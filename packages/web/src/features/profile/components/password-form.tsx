import { accountTexts, brokenPasswordRule, profileTexts, type UserProfile } from '@genie/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { NewPasswordField } from '../../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { type Result, ResultDialog } from '../../../components/ui/result-dialog.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { focusFirstInvalid } from '../../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { sessionsQuery } from '../api/sessions.ts';
import { userProfileQuery } from '../api/user-profile.ts';
import { pageTexts } from '../texts.ts';
import styles from './form.module.css';

type Typed = { readonly old: string; readonly password: string; readonly confirm: string };
type Errors = Partial<Record<keyof Typed, string>>;

const nothingTyped: Typed = { old: '', password: '', confirm: '' };

/** Checks in the order of the fields, the documented rule of equal passwords before those of a password. */
const refuse = ({ old, password, confirm }: Typed, hasPassword: boolean): Errors | undefined => {
  if (hasPassword && old === '') return { old: accountTexts.passwordMissing };
  if (password === '') return { password: accountTexts.passwordMissing };
  if (password !== confirm) return { confirm: profileTexts.passwordsDiffer };
  const broken = brokenPasswordRule(password);
  return broken === undefined ? undefined : { password: broken };
};

/** Changes the password; who only signs in with Google sets a first one here, without an old one. */
export const PasswordForm = ({ profile }: { readonly profile: UserProfile }) => {
  const hasPassword = profile.has_password;
  const queries = useQueryClient();
  const [typed, setTyped] = useState(nothingTyped);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<Result>();
  const [busy, run] = useSubmission();

  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setErrors({});
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = refuse(typed, hasPassword);
    setErrors(refused ?? {});
    if (refused !== undefined) return focusFirstInvalid(event.currentTarget);
    void run(async () => {
      try {
        const { msg } = await postSignedIn('passwordUpdate', {
          password: typed.password,
          confirm_password: typed.confirm,
          old_password: hasPassword ? typed.old : '',
        });
        setTyped(nothingTyped);
        setResult({ tone: 'approved', text: msg });
        void queries.invalidateQueries(userProfileQuery);
        void queries.invalidateQueries(sessionsQuery);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'password_incorrect')
          setErrors({ old: error.message });
        const text = pageTexts.passwordFailed;
        setResult({ tone: 'declined', text, detail: causeOf(error, text) });
      }
    });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Password">
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          label="Old Password"
          name="old_password"
          autoComplete="current-password"
          {...field('old')}
        />
      ) : (
        <p>You sign in with Google. With a password you can sign in without it, too.</p>
      )}
      <NewPasswordField label="New Password" name="password" {...field('password')} />
      <PasswordField
        label="Confirm Password"
        name="confirm_password"
        autoComplete="new-password"
        {...field('confirm')}
      />
      <div className={styles.submit}>
        <Button type="submit" look="primary" busy={busy} busyLabel="Updating your password">
          Update Password
        </Button>
      </div>
      {result === undefined ? null : <ResultDialog result={result} onClose={() => setResult(undefined)} />}
    </form>
  );
};
