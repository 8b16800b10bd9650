import { useEffect, useState, useSyncExternalStore } from 'react';
import { CaptchaSession, type CaptchaState } from './captcha-session.ts';
import { solveInWorker } from './solve-in-worker.ts';

/** The CAPTCHA of a page that signs in, asked for as the page opens. */
export const useCaptcha = (): readonly [CaptchaState, CaptchaSession] => {
  const [session] = useState(() => new CaptchaSession(solveInWorker));
  useEffect(() => {
    session.open();
    return session.close;
  }, [session]);
  const state = () => session.state;
  return [useSyncExternalStore(session.subscribe, state, state), session];
};
