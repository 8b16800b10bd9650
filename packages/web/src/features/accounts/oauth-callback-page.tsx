import { accountTexts, pages } from '@genie/contract/client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BitmapLoader } from '../../components/ui/bitmap/bitmap-loader.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { addressSecrets } from '../../lib/address-secrets.ts';
import { takeReturn } from '../../lib/storage/return-address.ts';
import { AccountLayout } from './components/account-layout.tsx';
import { FailureBanner } from './components/failure-banner.tsx';
import form from './components/form.module.css';
import { accountFacts } from './facts.tsx';
import { finishSignIn, type GoogleOutcome } from './google/finish-sign-in.ts';
import { LinkForm } from './google/link-form.tsx';

const headings = {
  working: { title: 'Signing you in', lead: 'Google has answered; a moment while we check it.' },
  link: { title: 'Link Google to your account', lead: 'After this, either way of signing in opens it.' },
  failed: { title: 'Google sign-in failed', lead: 'You are not signed in.' },
} as const;

/** Where Google sends the browser back to. */
export const OAuthCallbackPage = () => {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<GoogleOutcome>();
  const started = useRef(false);

  const conclude = useCallback(
    (reached: GoogleOutcome) => {
      if (reached.kind === 'signed-in') void navigate(takeReturn(), { replace: true });
      else setOutcome(reached);
    },
    [navigate],
  );

  useEffect(() => {
    // State and code work once, also where effects run twice.
    if (started.current) return;
    started.current = true;
    void finishSignIn(addressSecrets()).then(conclude);
  }, [conclude]);

  let content: ReactNode;
  if (outcome === undefined || outcome.kind === 'signed-in') {
    content = <BitmapLoader size="l" label="Signing you in" />;
  } else if (outcome.kind === 'link') {
    content = (
      <>
        <LinkForm linkToken={outcome.linkToken} text={outcome.text} onOutcome={conclude} />
        <p className={form.links}>
          <Link to={pages.login}>Back to sign in</Link>
        </p>
      </>
    );
  } else {
    content = (
      <>
        <FailureBanner failure={{ text: accountTexts.googleFailed, cause: outcome.cause }} />
        <ButtonLink look="primary" size="l" wide to={pages.login}>
          Back to sign in
        </ButtonLink>
      </>
    );
  }
  const state = outcome === undefined || outcome.kind === 'signed-in' ? 'working' : outcome.kind;
  return (
    <AccountLayout {...headings[state]} pageTitle={headings[state].title} fact={accountFacts.google}>
      {content}
    </AccountLayout>
  );
};
