import type { LastChatResponse } from '@genie/contract/client';
import { storedValues } from './stored-values.ts';

/** Writes the subscription to local storage under its documented keys. */
export const rememberSubscription = ({
  subscription_history: subscription,
}: Pick<LastChatResponse, 'subscription_history'>): void => {
  storedValues.set('is_subscription', String(subscription?.is_subscription ?? 0));
  if (subscription === null) {
    storedValues.remove('is_sequence', 'subscriptionEndDate', 'userSubscriptionId');
    return;
  }
  storedValues.set('is_sequence', String(subscription.is_sequence));
  storedValues.set('subscriptionEndDate', subscription.end_date);
  storedValues.set('userSubscriptionId', subscription.id);
};
