import { accountTexts, type SessionResponse } from '@genie/contract/client';
import { ApiError } from '../../lib/api/api-error.ts';
import { post } from '../../lib/api/call.ts';
import { causeOf } from '../../lib/forms/cause-of.ts';
import { keepSession } from '../../lib/storage/session.ts';
import { storedValues } from '../../lib/storage/stored-values.ts';

export type SignInFailure = {
  readonly text: string;
  readonly cause?: string | undefined;
  /** The password was right and the e-mail waits for its code. */
  readonly unverified?: boolean;
};

/** Signs in and keeps the session. Undefined when it worked, otherwise what to tell. */
export const signIn = async (email: string, password: string): Promise<SignInFailure | undefined> => {
  if (email === '' && password === '') return { text: accountTexts.loginFieldsMissing };
  const text = accountTexts.loginFailed;
  try {
    const session: Partial<SessionResponse> = await post('login', { email, password });
    if (!session.access_token) return { text };
    keepSession({
      access_token: session.access_token,
      refresh_token: session.refresh_token ?? '',
      name: session.name ?? '',
    });
    return undefined;
  } catch (error) {
    const unverified = error instanceof ApiError && error.code === 'email_unverified';
    if (unverified && error.userId !== undefined) storedValues.set('userId', error.userId);
    return { text, cause: causeOf(error, text), unverified };
  }
};
