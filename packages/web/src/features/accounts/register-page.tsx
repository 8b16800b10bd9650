import { pages } from '@genie/contract/client';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '../../components/ui/email-field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { NewPasswordField } from '../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { rememberSession } from '../../lib/storage/remember-session.ts';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { register } from './api/register.ts';
import { AccountLayout } from './components/account-layout.tsx';
import { FailureBanner } from './components/failure-banner.tsx';
import form from './components/form.module.css';
import { SubmitButton } from './components/submit-button.tsx';
import { accountFacts } from './facts.tsx';
import { GoogleSignIn } from './google/google-sign-in.tsx';
import type { JustRegistered } from './just-registered.ts';
import {
  acceptTyped,
  explainFailure,
  payloadNames,
  type Refusal,
  type Registration,
  refuseRegistration,
} from './register-form.ts';

const nothingTyped: Registration = { name: '', email: '', phone: '', password: '', confirmPassword: '' };
const nothingWrong: Refusal = { fields: {} };

export const RegisterPage = () => {
  const [typed, setTyped] = useState(nothingTyped);
  const [refusal, setRefusal] = useState(nothingWrong);
  const [busy, run] = useSubmission();
  const navigate = useNavigate();

  const field = (name: keyof Registration) => ({
    name: payloadNames[name],
    value: typed[name],
    error: refusal.fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: acceptTyped(name, target.value) });
      const { [name]: _, ...others } = refusal.fields;
      setRefusal({ ...refusal, fields: others });
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(async () => {
      const refused = refuseRegistration(typed);
      setRefusal(refused ?? nothingWrong);
      if (refused !== undefined) {
        focusFirstInvalid(form);
        return;
      }
      try {
        const { name, user_id, message } = await register(typed);
        storedValues.set('name', name);
        storedValues.set('userId', user_id);
        storedValues.set('otpMsg', message);
        const state: JustRegistered = { registeredEmail: typed.email.trim() };
        await navigate(pages.otp, { state });
      } catch (error) {
        setRefusal(explainFailure(error));
      }
    });
  };

  return (
    <AccountLayout
      title="Signup your account"
      lead="A one-time code by email, then your first question."
      fact={accountFacts.register}
    >
      <form className={form.form} method="post" onSubmit={submit} noValidate>
        {refusal.failure === undefined ? null : <FailureBanner failure={refusal.failure} />}
        <TextField label="Your Name" type="text" dir="auto" autoComplete="name" {...field('name')} />
        <EmailField label="Your Email" autoComplete="email" {...field('email')} />
        <TextField
          label="Your Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          hint="Digits only, with the country code."
          {...field('phone')}
        />
        <NewPasswordField label="Password" {...field('password')} />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
        <SubmitButton>Sign Up</SubmitButton>
        <p className={form.small}>
          By signing up you accept our{' '}
          <Link to={pages.terms} target="_blank" rel="noopener">
            Terms &amp; Conditions
          </Link>{' '}
          and our{' '}
          <Link to={pages.policy} target="_blank" rel="noopener">
            Policies
          </Link>
          .
        </p>
      </form>
      <GoogleSignIn
        label="Sign up with Google"
        onStart={() => {
          setRefusal(nothingWrong);
          rememberSession(true);
        }}
        onFailure={(failure) => setRefusal({ failure, fields: {} })}
      />
      <p className={form.links}>
        <span>
          Already have an account? <Link to={pages.login}>Sign in</Link>
        </span>
      </p>
      {busy ? <LoadingOverlay label="Creating your account" /> : null}
    </AccountLayout>
  );
};
