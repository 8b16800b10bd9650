import { expect, test } from 'vitest';
import { rememberSubscription } from './remember-subscription.ts';

const subscription = {
  id: 'sub-7',
  end_date: '2025-12-21T00:00:00.000Z',
  is_subscription: 1,
  is_sequence: 2,
  card_expiry: null,
  card_method: null,
  card_pan: null,
  card_type: null,
  subscription_name: 'Pro Plan',
  subscription_type: 'Pro Monthly',
  cardholder_name: null,
  renews: false,
  renewal_tried_until: null,
} as const;

test('the subscription is stored under its documented keys', () => {
  rememberSubscription({ subscription_history: subscription });
  expect({ ...localStorage }).toEqual({
    is_subscription: '1',
    is_sequence: '2',
    subscriptionEndDate: '2025-12-21T00:00:00.000Z',
    userSubscriptionId: 'sub-7',
  });
});

test('without a subscription nothing of an earlier one is left', () => {
  rememberSubscription({ subscription_history: subscription });
  rememberSubscription({ subscription_history: null });
  expect({ ...localStorage }).toEqual({ is_subscription: '0' });
});
