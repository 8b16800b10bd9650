import { paths } from '@genie/contract/client';
import { isExpired } from '../storage/access-token.ts';
import { leaveForGood } from '../storage/return-address.ts';
import { clearSession } from '../storage/session.ts';
import { storedValues } from '../storage/stored-values.ts';
import { refreshAccess } from './refresh-access.ts';
import { send } from './send.ts';

/** Ends the session here at once and, as far as the server can be reached, there. The guard then leads to sign-in. */
export const signOut = async (): Promise<void> => {
  const stored = storedValues.get('access_token') ?? '';
  const token = isExpired(stored) ? refreshAccess() : Promise.resolve(stored);
  leaveForGood();
  clearSession();
  try {
    await send(paths.logout, {
      method: 'POST',
      headers: { Token: `Bearer ${await token}` },
      keepalive: true,
    });
  } catch {
    // Nothing to tell: this browser holds no token any more.
  }
};
