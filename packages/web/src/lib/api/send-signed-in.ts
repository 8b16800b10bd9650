import { ownerOf } from '../session-owner.ts';
import { endSession } from '../storage/session.ts';
import { storedValues } from '../storage/stored-values.ts';
import { ApiError } from './api-error.ts';
import { logFailure } from './log-failure.ts';
import { freshAccessToken, refreshAccess } from './refresh-access.ts';
import { type SendOptions, send } from './send.ts';

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Sends a request with the access token in its `Token` header. An expired token is refreshed first; a 401 is
 * answered by one refresh and one more try, and ends the session when that is refused too. Where another account has
 * signed in meanwhile, the request is not made in its name, and its session stays.
 */
export const sendSignedIn = async (path: string, options: SendOptions): Promise<Response> => {
  const attempt = (token: string): Promise<Response> =>
    send(path, { ...options, headers: { ...options.headers, Token: `Bearer ${token}` } });
  const fail = (error: unknown): never => {
    logFailure(`${path} failed`, error);
    throw error;
  };

  const token = await freshAccessToken();
  let refused: unknown;
  try {
    return await attempt(token);
  } catch (error) {
    if (!isUnauthenticated(error)) return fail(error);
    refused = error;
  }
  const renewed = await refreshAccess();
  if (ownerOf(renewed) !== ownerOf(token)) return fail(refused);
  try {
    return await attempt(renewed);
  } catch (error) {
    if (isUnauthenticated(error) && storedValues.get('access_token') === renewed) endSession();
    return fail(error);
  }
};
