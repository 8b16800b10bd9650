import { accountTexts, type SessionResponse } from '@genie/contract/client';
import { ApiError } from '../../../lib/api/api-error.ts';
import { get, post } from '../../../lib/api/call.ts';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { keepAnsweredSession } from '../sign-in.ts';
import { googleTexts } from './google-texts.ts';

/** What coming back from Google came to. */
export type GoogleOutcome =
  | { readonly kind: 'signed-in' }
  /** An account with this e-mail has a password, which is asked for once. */
  | { readonly kind: 'link'; readonly linkToken: string; readonly text: string }
  | { readonly kind: 'failed'; readonly cause: string };

const failed = (cause: string = googleTexts.over): GoogleOutcome => ({ kind: 'failed', cause });

const settle = async (session: Promise<SessionResponse>): Promise<GoogleOutcome> =>
  keepAnsweredSession(await session) ? { kind: 'signed-in' } : failed();

/** Exchanges what the provider added to the address for a session, and keeps it. */
export const finishSignIn = async (given: URLSearchParams): Promise<GoogleOutcome> => {
  const [state, code, error] = [given.get('state'), given.get('code'), given.get('error')];
  if (error === 'access_denied') return failed(googleTexts.cancelled);
  if (error !== null) return failed(googleTexts.notCompleted);
  if (!state || !code) return failed();
  try {
    return await settle(get('callbackGoogle', { state, code }));
  } catch (refusal) {
    if (refusal instanceof ApiError && refusal.code === 'link_required' && refusal.linkToken !== undefined) {
      return { kind: 'link', linkToken: refusal.linkToken, text: refusal.message };
    }
    return failed(causeOf(refusal, accountTexts.googleFailed));
  }
};

/** Links the sign-in to the password account, and keeps the session. @throws ApiError for a wrong password and the like */
export const linkAccount = (linkToken: string, password: string): Promise<GoogleOutcome> =>
  settle(post('linkGoogle', { link_token: linkToken, password }));
