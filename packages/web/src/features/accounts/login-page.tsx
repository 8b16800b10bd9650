import { accountTexts, constants, pages } from '@genie/contract/client';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { LoadingOverlay } from '../../components/ui/loading-overlay.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { AccountLayout } from './components/account-layout.tsx';
import { FailureBanner } from './components/failure-banner.tsx';
import form from './components/form.module.css';
import { accountFacts } from './facts.tsx';
import { type SignInFailure, signIn } from './sign-in.ts';

/** How long the words of success stand before the chat opens. */
const successShownMs = 500;

const bannerText = (message: string | null): string =>
  [...(message ?? '').trim()].slice(0, constants.maxBannerCharacters).join('');

export const LoginPage = () => {
  const { search } = useLocation();
  const message = bannerText(new URLSearchParams(search).get('msg'));
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure>();
  const [signedIn, setSignedIn] = useState(false);
  const [busy, run] = useSubmission();

  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => void navigate(pages.chat), successShownMs);
    return () => clearTimeout(timer);
  }, [signedIn, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signedIn) return;
    setFailure(undefined);
    void run(async () => {
      const failed = await signIn(email.trim(), password);
      setFailure(failed);
      setSignedIn(failed === undefined);
    });
  };

  return (
    <AccountLayout
      title="Sign in to your account"
      lead="Your chats and today's questions are where you left them."
      fact={accountFacts.login}
    >
      {message === '' ? null : <Banner tone="approved">{message}</Banner>}
      <form className={form.form} onSubmit={submit} noValidate>
        {failure === undefined ? null : (
          <FailureBanner
            failure={{
              text: failure.text,
              cause: failure.unverified ? (
                <>
                  {failure.cause}{' '}
                  <Link className={form.inline} to={pages.otp}>
                    Enter the code
                  </Link>
                </>
              ) : (
                failure.cause
              ),
            }}
          />
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
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
        <div className={form.submit}>
          <Button type="submit" look="primary" size="l" wide>
            Sign In
          </Button>
        </div>
      </form>
      <p className={form.links}>
        <span>
          New to Genie? <Link to={pages.register}>Create an account</Link>
        </span>
      </p>
      {busy || signedIn ? (
        <LoadingOverlay label={signedIn ? accountTexts.loginSucceeded : 'Signing in'} />
      ) : null}
    </AccountLayout>
  );
};
