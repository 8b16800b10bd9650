import { sessionOwner } from '../session-owner.ts';
import { storedValues } from './stored-values.ts';

/** Forgets the session: tokens, name and subscription. Guarded pages then lead to sign-in. */
export const clearSession = (): void => {
  const owner = sessionOwner();
  if (owner !== '') storedValues.set('lastAccount', owner);
  storedValues.remove('access_token', 'refresh_token', 'tokens', 'name', 'userSubscriptionId', 'sessionOnly');
};

/** Forgets a session that the server refuses, and that this was nobody's will here. */
export const endSession = (): void => {
  storedValues.set('sessionEnded', 'true');
  clearSession();
};

/** Whether the last session was ended by the server, and nobody has signed in since. */
export const isSessionEnded = (): boolean => storedValues.get('sessionEnded') !== null;
