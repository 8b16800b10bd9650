import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type CaptchaOutcome, CaptchaSession, type CaptchaState } from './captcha-session.ts';
import { solveInWorker } from './solve-in-worker.ts';

type Captcha = {
  readonly state: CaptchaState;
  /** The box to tick. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly tick: () => void;
  readonly settle: () => Promise<CaptchaOutcome>;
  /** After a sign-in that failed; where that was for want of a tick, the box takes the focus. */
  readonly renew: (isMissed: boolean) => void;
};

/** The CAPTCHA of a page that signs in, asked for as the page opens. */
export const useCaptcha = (): Captcha => {
  const [session] = useState(() => new CaptchaSession(solveInWorker));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    session.open();
    return session.close;
  }, [session]);
  const current = () => session.state;
  const state = useSyncExternalStore(session.subscribe, current, current);

  const renew = (isMissed: boolean) => {
    const { phase } = session.state;
    session.renew(isMissed);
    if (!isMissed) return;
    box.current?.focus();
    // Where none was asked for before, its box comes only now.
    if (phase === 'unneeded' || phase === 'unknown') {
      void session.settle().then(() => box.current?.focus());
    }
  };
  return { state, box, tick: session.tick, settle: session.settle, renew };
};
