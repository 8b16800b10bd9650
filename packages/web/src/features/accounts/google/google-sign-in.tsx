import { accountTexts, constants } from '@genie/contract/client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { LoadingOverlay } from '../../../components/ui/loading-overlay.tsx';
import { get } from '../../../lib/api/call.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { leaving } from '../../../lib/leaving.ts';
import { useSettings } from '../../../lib/use-settings.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-sign-in.module.css';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

type GoogleSignInProps = {
  readonly label: 'Sign in with Google' | 'Sign up with Google';
  /** Called as the visitor accepts the terms and leaves for Google. */
  readonly onStart: () => void;
  readonly onFailure: (failure: { readonly text: string; readonly cause?: string | undefined }) => void;
};

/** Signing in with Google, after its terms were accepted. Nothing where the operator has not set it up. */
export const GoogleSignIn = ({ label, onStart, onFailure }: GoogleSignInProps) => {
  const settings = useSettings();
  const [asking, setAsking] = useState(false);
  const [starting, setStarting] = useState(false);

  useEffect(() => {
    if (!starting) return;
    const timer = setTimeout(() => setStarting(false), constants.googleOverlayMs);
    return () => clearTimeout(timer);
  }, [starting]);

  const accept = async () => {
    setAsking(false);
    setStarting(true);
    onStart();
    try {
      const { authorization_url } = await get('loginGoogle');
      leaving.to(authorization_url);
    } catch (error) {
      setStarting(false);
      const text = accountTexts.googleFailed;
      onFailure({ text, cause: causeOf(error, text) });
    }
  };

  if (settings?.google_sign_in === false) return null;
  return (
    <div className={styles.google}>
      <p className={styles.or}>or</p>
      <Button size="l" wide onClick={() => setAsking(true)}>
        <GoogleMark />
        {label}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <TermsDialog onAccept={() => void accept()} onDecline={() => setAsking(false)} />
        </Suspense>
      ) : null}
      {starting ? <LoadingOverlay page label="Going to Google" /> : null}
    </div>
  );
};
