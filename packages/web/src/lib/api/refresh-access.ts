import { paths } from '@genie/contract/client';
import { isExpired } from '../storage/access-token.ts';
import { keepTokens } from '../storage/keep-tokens.ts';
import { endSession } from '../storage/session.ts';
import { storedValues } from '../storage/stored-values.ts';
import { ApiError } from './api-error.ts';
import { apiTexts } from './api-texts.ts';
import { logFailure } from './log-failure.ts';
import { readJson, send } from './send.ts';

const requestAccessToken = async (refreshToken: string): Promise<string> => {
  const response = await send(paths.refresh, {
    method: 'POST',
    headers: { Token: `Bearer ${refreshToken}` },
    body: { refresh_token: refreshToken },
  });
  const { access_token } = await readJson<{ access_token?: unknown }>(response);
  if (typeof access_token !== 'string' || access_token === '') {
    throw new ApiError('response_unreadable', apiTexts.unreadable, response.status);
  }
  return access_token;
};

/** A 400 or 422 may also be the word of something in between, which knows nothing of sessions and no code of ours. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 ||
    error.status === 403 ||
    ((error.status === 400 || error.status === 422) && error.code !== 'response_unreadable'));

const refresh = async (refreshToken: string): Promise<string> => {
  try {
    const accessToken = await requestAccessToken(refreshToken);
    // A sign-out or another sign-in may have come between; its word is the later one.
    if (storedValues.get('refresh_token') === refreshToken) {
      keepTokens({ access_token: accessToken, refresh_token: refreshToken });
    }
    return accessToken;
  } catch (error) {
    logFailure('The session could not be renewed', error);
    if (isRefusal(error) && storedValues.get('refresh_token') === refreshToken) endSession();
    throw error;
  }
};

let running: { readonly refreshToken: string; readonly result: Promise<string> } | undefined;

/**
 * Gets and stores a new access token; callers at the same time share one request. A refusal ends the session; an
 * outage, too many requests or an answer that cannot be read leave it as it is.
 * @throws ApiError when there is no new token.
 */
export const refreshAccess = async (): Promise<string> => {
  const refreshToken = storedValues.get('refresh_token');
  if (refreshToken === null || refreshToken === '') {
    endSession();
    throw new ApiError('unauthenticated', apiTexts.other, 401);
  }
  if (running?.refreshToken !== refreshToken) {
    const result = refresh(refreshToken).finally(() => {
      if (running?.result === result) running = undefined;
    });
    running = { refreshToken, result };
  }
  return running.result;
};

/** The stored access token, refreshed first when its time is past. @throws ApiError when there is none to be had. */
export const freshAccessToken = async (): Promise<string> => {
  const stored = storedValues.get('access_token');
  return stored !== null && stored !== '' && !isExpired(stored) ? stored : refreshAccess();
};
