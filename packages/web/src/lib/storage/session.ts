import { sessionOwner } from '../session-owner.ts';
import { storedValues } from './stored-values.ts';

/** Forgets the session: tokens, name and subscription. Guarded pages then lead to sign-in. */
export const clearSession = (): void => {
  const owner = sessionOwner();
  if (owner !== '') storedValues.set('lastAccount', owner);
  storedValues.remove('access_token', 'refresh_token', 'tokens', 'name', 'userSubscriptionId', 'sessionOnly');
};
