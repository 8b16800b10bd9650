import { payloadOf } from './storage/access-token.ts';
import { storedValues } from './storage/stored-values.ts';

/** Whose an access token is: its subject, or '' where that cannot be read. */
export const ownerOf = (accessToken: string): string => {
  try {
    return String(payloadOf(accessToken).sub ?? '');
  } catch {
    return '';
  }
};

/** Whose the stored session is. */
export const sessionOwner = (): string => ownerOf(storedValues.get('access_token') ?? '');
