import { pages } from '@genie/contract/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { EmailField } from '../../../components/ui/email-field.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import type { useCaptcha } from '../captcha/use-captcha.ts';
import type { SignInFailure } from '../sign-in.ts';
import form from './form.module.css';
import { SignInFailureBanner } from './sign-in-failure-banner.tsx';
import { SubmitButton } from './submit-button.tsx';

type SignInFormProps = {
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly failure: SignInFailure | undefined;
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
  /** The CAPTCHA that was missed is being solved. */
  readonly onSolving: () => void;
  readonly onSubmit: (typed: { readonly email: string; readonly password: string }) => void;
};

/** What signs somebody in with a password. */
export const SignInForm = (props: SignInFormProps) => {
  const { captcha, failure } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const captchaMissed = failure?.about === 'captcha';

  useEffect(() => {
    if (failure?.about === 'fields') emailField.current?.focus();
  }, [failure]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit({ email, password });
  };

  return (
    <form className={form.form} method="post" onSubmit={onSubmit} noValidate>
      {failure === undefined ? null : <SignInFailureBanner failure={failure} />}
      <EmailField
        ref={emailField}
        label="Email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={form.choices}>
        <Checkbox
          label="Remember me"
          name="remember"
          checked={props.remember}
          onChange={({ target }) => props.onRemember(target.checked)}
        />
        <Link to={pages.forgotPassword}>Forgot password?</Link>
      </div>
      <CaptchaBox
        state={captcha.state}
        box={captcha.box}
        missing={captchaMissed && captcha.state.phase !== 'solving' && captcha.state.phase !== 'solved'}
        onTick={() => {
          if (captchaMissed) props.onSolving();
          captcha.tick();
        }}
      />
      <SubmitButton>Sign In</SubmitButton>
    </form>
  );
};
