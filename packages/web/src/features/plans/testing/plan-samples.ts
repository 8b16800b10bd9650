import type { LastChatResponse, Subscription, SubscriptionOffer } from '@genie/contract/client';

const offer = (
  plan_id: number,
  subscription_name: SubscriptionOffer['subscription_name'],
  subscription_type: string,
  amount: number,
): SubscriptionOffer => ({
  plan_id,
  subscription_name,
  subscription_type,
  amount,
  is_sequence: plan_id - 1,
});

/** The catalogue as it is delivered. */
export const offers: readonly SubscriptionOffer[] = [
  offer(1, 'Free Plan', 'Free Plan', 0),
  offer(2, 'Interview Plan', 'Interview Plan', 49),
  offer(3, 'Pro Plan', 'Pro Monthly', 99),
  offer(4, 'Pro Plan', 'Pro Quaterly', 249),
  offer(5, 'Enterprise Plan', 'Enterprise Plan', 0),
];

/** A monthly plan that runs, with a saved card. */
export const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: 'sub-7',
  end_date: '2099-12-21T12:00:00.000Z',
  is_subscription: 1,
  is_sequence: 2,
  card_expiry: '2031-04',
  card_method: 'VISA',
  card_pan: '411111******1234',
  card_type: 'DEBIT',
  subscription_name: 'Pro Plan',
  subscription_type: 'Pro Monthly',
  cardholder_name: 'Sara Haddad',
  renews: true,
  renewal_tried_until: null,
  ...change,
});

export const lastChats = (
  subscription_history: Subscription | null,
  coupon_data: LastChatResponse['coupon_data'] = null,
  left_total: number | null = null,
): LastChatResponse => ({
  status: 'success',
  last_chat: null,
  is_subscription: 1,
  today_chats: [],
  yesterday_chats: [],
  week_chats: [],
  month_chats: [],
  pinned_chats: [],
  subscription_history,
  coupon_data,
  limits: { left_today: 20, per_day: 20, left_total, resets_at: '2099-11-22T20:00:00.000Z' },
});
