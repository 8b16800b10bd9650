import { accountTexts, constants, pages } from '@genie/contract/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { EmailField } from '../../components/ui/email-field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useBrandName } from '../../lib/operator/use-operator.ts';
import { rememberSession } from '../../lib/storage/remember-session.ts';
import { keepReturn } from '../../lib/storage/return-address.ts';
import { useSearch } from '../../lib/use-search.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { AccountLayout } from './components/account-layout.tsx';
import form from './components/form.module.css';
import { SignInFailureBanner } from './components/sign-in-failure-banner.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { accountFacts } from './facts.tsx';
import { GoogleSignIn } from './google/google-sign-in.tsx';
import { usePasswordSignIn } from './use-password-sign-in.ts';

const sessionEnded = 'Your session has ended. Please sign in again.';

const bannerText = (message: string | null): string =>
  [...(message ?? '').trim()].slice(0, constants.maxBannerCharacters).join('');

export const LoginPage = () => {
  const brand = useBrandName();
  const search = useSearch();
  const message = bannerText(new URLSearchParams(search).get('msg'));
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const captcha = useCaptcha();
  const { phase, failure, setFailure, submit } = usePasswordSignIn(captcha);
  const captchaMissed = failure?.about === 'captcha';

  const emailField = useRef<HTMLInputElement>(null);

  useEffect(() => keepReturn(state?.from), [state]);

  useEffect(() => {
    if (failure?.about === 'fields') emailField.current?.focus();
  }, [failure]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit({ email, password, remember });
  };

  return (
    <AccountLayout
      title="Sign in to your account"
      lead="Your chats and today’s questions are where you left them."
      fact={accountFacts.login}
    >
      {state?.ended === true ? <Banner tone="pending">{sessionEnded}</Banner> : null}
      {message === '' ? null : <Banner tone="approved">{message}</Banner>}
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
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
          />
          <Link to={pages.forgotPassword}>Forgot password?</Link>
        </div>
        <CaptchaBox
          state={captcha.state}
          box={captcha.box}
          missing={captchaMissed && captcha.state.phase !== 'solving' && captcha.state.phase !== 'solved'}
          onTick={() => {
            if (captchaMissed) setFailure(undefined);
            captcha.tick();
          }}
        />
        <SubmitButton>Sign In</SubmitButton>
      </form>
      <GoogleSignIn
        label="Sign in with Google"
        onStart={() => {
          setFailure(undefined);
          rememberSession(remember);
        }}
        onFailure={setFailure}
      />
      <p className={form.links}>
        <span>
          New to {brand}? <Link to={pages.register}>Create an account</Link>
        </span>
      </p>
      {phase === 'idle' ? null : (
        <LoadingOverlay label={phase === 'signedIn' ? accountTexts.loginSucceeded : 'Signing in'} />
      )}
    </AccountLayout>
  );
};
