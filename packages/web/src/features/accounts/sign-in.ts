import { accountTexts, type SessionResponse } from '@genie/contract/client';
import { ApiError } from '../../lib/api/api-error.ts';
import { post } from '../../lib/api/call.ts';
import { causeOf } from '../../lib/forms/cause-of.ts';
import { keepSession } from '../../lib/storage/account.ts';
import { storedValues } from '../../lib/storage/stored-values.ts';
import type { CaptchaOutcome } from './captcha/captcha-session.ts';

export type SignInFailure = {
  readonly text: string;
  readonly cause?: string | undefined;
  /** What the page does next: lead to the code, to the CAPTCHA, or to the first field. */
  readonly about?: 'unverified' | 'captcha' | 'fields' | undefined;
};

type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The CAPTCHA's outcome; it is awaited, as its work may be under way. */
  readonly captcha: Promise<CaptchaOutcome>;
};

/** Keeps a session that a sign-in answered. False when the answer holds no access token. */
export const keepAnsweredSession = (session: Partial<SessionResponse>): boolean => {
  if (!session.access_token) return false;
  keepSession({
    access_token: session.access_token,
    refresh_token: session.refresh_token ?? '',
    name: session.name ?? '',
  });
  return true;
};

/** Signs in and keeps the session. Undefined when it worked, otherwise what to tell. */
export const signIn = async (given: Credentials): Promise<SignInFailure | undefined> => {
  const { email, password } = given;
  const captcha = await given.captcha;
  if ('refused' in captcha) return { text: captcha.refused, about: 'captcha' };
  if (email === '' && password === '') return { text: accountTexts.loginFieldsMissing, about: 'fields' };
  const text = accountTexts.loginFailed;
  try {
    return keepAnsweredSession(await post('login', { email, password, ...captcha })) ? undefined : { text };
  } catch (error) {
    if (!(error instanceof ApiError)) return { text };
    if (error.code === 'captcha_failed') return { text: error.message, about: 'captcha' };
    if (error.code !== 'email_unverified') return { text, cause: causeOf(error, text) };
    if (error.userId !== undefined) storedValues.set('userId', error.userId);
    storedValues.set('otpMsg', error.message);
    return { text, cause: error.message, about: 'unverified' };
  }
};
