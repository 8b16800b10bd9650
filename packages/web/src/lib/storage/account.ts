import type { SessionResponse } from '@genie/contract/client';
import { ownerOf, sessionOwner } from '../session-owner.ts';
import { keepTokens } from './keep-tokens.ts';
import { forgetReturn } from './return-address.ts';
import { clearSession } from './session.ts';
import { storedValues } from './stored-values.ts';

/** What is stored of an account beside its session, and outlives a sign-out. */
const forgetPlanAndChat = (): void => {
  storedValues.remove(
    'is_subscription',
    'is_sequence',
    'subscriptionEndDate',
    'coupon_type',
    'coupon_amount',
    'outlet_id',
    'sessionChatID',
  );
  forgetReturn();
};

/** Keeps what signing in answered. What another account left of its plan, its order and its chat is forgotten first. */
export const keepSession = ({ access_token, refresh_token, name }: SessionResponse): void => {
  const owner = ownerOf(access_token);
  const before = sessionOwner() || storedValues.get('lastAccount');
  if (owner === '' || owner !== before) forgetPlanAndChat();
  storedValues.remove('lastAccount', 'sessionEnded');
  storedValues.set('name', name);
  keepTokens({ access_token, refresh_token });
};

/** Forgets everything about an account that is gone; the visitor's theme and answer about cookies stay. */
export const clearAccount = (): void => {
  clearSession();
  forgetPlanAndChat();
  storedValues.remove('userId', 'otpMsg', 'lastAccount', 'sessionEnded');
};
