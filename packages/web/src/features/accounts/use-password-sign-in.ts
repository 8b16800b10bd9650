import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { rememberSession } from '../../lib/storage/remember-session.ts';
import { takeReturn } from '../../lib/storage/return-address.ts';
import type { CaptchaOutcome } from './captcha/captcha-session.ts';
import { type SignInFailure, signIn } from './sign-in.ts';

/** How long the words of success stand before the chat opens. */
const successShownMs = 500;

type Captcha = {
  readonly settle: () => Promise<CaptchaOutcome>;
  readonly renew: (isMissed: boolean) => void;
};

type Typed = { readonly email: string; readonly password: string; readonly remember: boolean };

type PasswordSignIn = {
  readonly phase: 'idle' | 'busy' | 'signedIn';
  readonly failure: SignInFailure | undefined;
  readonly setFailure: (failure: SignInFailure | undefined) => void;
  readonly submit: (typed: Typed) => void;
};

/** Signs in with a password, and then leads to where signing in was asked for. */
export const usePasswordSignIn = (captcha: Captcha): PasswordSignIn => {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<SignInFailure>();
  const [signedIn, setSignedIn] = useState(false);
  const [busy, run] = useSubmission();

  useEffect(() => {
    if (!signedIn) return;
    const timer = setTimeout(() => void navigate(takeReturn(), { replace: true }), successShownMs);
    return () => clearTimeout(timer);
  }, [signedIn, navigate]);

  const submit = ({ email, password, remember }: Typed) => {
    if (signedIn) return;
    setFailure(undefined);
    void run(async () => {
      const failed = await signIn({ email: email.trim(), password, captcha: captcha.settle() });
      setFailure(failed);
      setSignedIn(failed === undefined);
      if (failed === undefined) rememberSession(remember);
      else captcha.renew(failed.about === 'captcha');
    });
  };

  return { phase: signedIn ? 'signedIn' : busy ? 'busy' : 'idle', failure, setFailure, submit };
};
