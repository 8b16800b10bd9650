import type { SessionResponse } from '@genie/contract/client';
import { storedValues } from './stored-values.ts';

/** Keeps what signing in answered. */
export const keepSession = (session: SessionResponse): void => {
  storedValues.set('refresh_token', session.refresh_token);
  storedValues.set('name', session.name);
  storedValues.set('access_token', session.access_token);
};

/** Forgets the session: tokens, name and subscription. Guarded pages then lead to sign-in. */
export const clearSession = (): void =>
  storedValues.remove('access_token', 'refresh_token', 'name', 'userSubscriptionId', 'sessionOnly');

/** Forgets everything about an account that is gone; the visitor's theme and answer about cookies stay. */
export const clearAccount = (): void => {
  clearSession();
  storedValues.remove(
    'userId',
    'otpMsg',
    'tokens',
    'is_subscription',
    'is_sequence',
    'subscriptionEndDate',
    'coupon_type',
    'coupon_amount',
    'outlet_id',
    'sessionChatID',
  );
};
