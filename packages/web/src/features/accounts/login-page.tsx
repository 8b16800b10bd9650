import { accountTexts, constants, pages } from '@genie/contract/client';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { EmailField } from '../../components/ui/email-field.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useBrandName } from '../../lib/operator/use-operator.ts';
import { rememberSession } from '../../lib/storage/remember-session.ts';
import { keepReturn, takeReturn } from '../../lib/storage/return-address.ts';
import { useSearch } from '../../lib/use-search.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { AccountLayout } from './components/account-layout.tsx';
import form from './components/form.module.css';
import { SignInFailureBanner } from './components/sign-in-failure-banner.tsx';
import { SubmitButton } from './components/submit-button.tsx';
import { accountFacts } from './facts.tsx';
import { GoogleSignIn } from './google/google-sign-in.tsx';
import { type SignInFailure, signIn } from './sign-in.ts';

/** How long the words of success stand before the chat opens. */
const successShownMs = 500;

const bannerText = (message: string | null): string =>
  [...(message ?? '').trim()].slice(0, constants.maxBannerCharacters).join('');

export const LoginPage = () => {
  const brand = useBrandName();
  const search = useSearch();
  const message = bannerText(new URLSearchParams(search).get('msg'));
  const navigate = useNavigate();
  const { state } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [failure, setFailure] = useState<SignInFailure>();
  const [signedIn, setSignedIn] = useState(false);
  const [captcha, captchaSession] = useCaptcha();
  const [busy, run] = useSubmission();

  useEffect(() => keepReturn(state?.from), [state]);

  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => void navigate(takeReturn()), successShownMs);
    return () => clearTimeout(timer);
  }, [signedIn, navigate]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signedIn) return;
    const { elements } = event.currentTarget;
    const moveTo = (name: 'email' | 'captcha') => {
      const field = elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
    };
    setFailure(undefined);
    void run(async () => {
      const failed = await signIn({ email: email.trim(), password, captcha: captchaSession.settle() });
      setFailure(failed);
      setSignedIn(failed === undefined);
      if (failed === undefined) rememberSession(remember);
      else captchaSession.renew(failed.about === 'captcha');
      if (failed?.about === 'fields') moveTo('email');
      if (failed?.about !== 'captcha') return;
      moveTo('captcha');
      // Where none was asked for before, its box comes only now.
      if (captcha.phase === 'unneeded' || captcha.phase === 'unknown') {
        void captchaSession.settle().then(() => moveTo('captcha'));
      }
    });
  };

  return (
    <AccountLayout
      title="Sign in to your account"
      lead="Your chats and today's questions are where you left them."
      fact={accountFacts.login}
    >
      {message === '' ? null : <Banner tone="approved">{message}</Banner>}
      <form className={form.form} method="post" onSubmit={submit} noValidate>
        {failure === undefined ? null : <SignInFailureBanner failure={failure} />}
        <EmailField
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
          state={captcha}
          missing={failure?.about === 'captcha' && captcha.phase !== 'solving' && captcha.phase !== 'solved'}
          onTick={() => {
            if (failure?.about === 'captcha') setFailure(undefined);
            captchaSession.tick();
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
      {busy || signedIn ? (
        <LoadingOverlay label={signedIn ? accountTexts.loginSucceeded : 'Signing in'} />
      ) : null}
    </AccountLayout>
  );
};
