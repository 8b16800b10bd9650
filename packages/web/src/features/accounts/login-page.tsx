import { accountTexts, constants, pages } from '@genie/contract/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { useBrandName } from '../../lib/operator/use-operator.ts';
import { rememberSession } from '../../lib/storage/remember-session.ts';
import { keepReturn } from '../../lib/storage/return-address.ts';
import { useSearch } from '../../lib/use-search.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { AccountLayout } from './components/account-layout.tsx';
import form from './components/form.module.css';
import { SignInForm } from './components/sign-in-form.tsx';
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
  const [remember, setRemember] = useState(true);
  const captcha = useCaptcha();
  const { phase, failure, setFailure, submit } = usePasswordSignIn(captcha);

  useEffect(() => keepReturn(state?.from), [state]);

  return (
    <AccountLayout
      title="Sign in to your account"
      lead="Your chats and today’s questions are where you left them."
      fact={accountFacts.login}
    >
      {state?.ended === true ? <Banner tone="pending">{sessionEnded}</Banner> : null}
      {message === '' ? null : <Banner tone="approved">{message}</Banner>}
      <SignInForm
        captcha={captcha}
        failure={failure}
        remember={remember}
        onRemember={setRemember}
        onSolving={() => setFailure(undefined)}
        onSubmit={(typed) => submit({ ...typed, remember })}
      />
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
