import { categoryTitles, type SubscriptionOffer } from '@genie/contract/client';
import { termOf } from './plan-term.ts';

export type PlanName = SubscriptionOffer['subscription_name'];

/** The tabs of the plan pages, in their order. */
export const planNames: readonly PlanName[] = ['Free Plan', 'Interview Plan', 'Pro Plan', 'Enterprise Plan'];

export type PlanFacts = {
  readonly tagline: string;
  /** Null when unlimited. */
  readonly questionsPerDay: number | null;
  readonly features: readonly string[];
};

const limitedTopics = [categoryTitles[1], categoryTitles[4], categoryTitles[8]].map((title) =>
  title.toLowerCase(),
);

/** What each plan gives. Its price comes from the server, its limits are those of the specification. */
export const planFacts: Readonly<Record<PlanName, PlanFacts>> = {
  'Free Plan': {
    tagline: 'See how it answers before you pay.',
    questionsPerDay: 5,
    features: [
      '10-day trial, once for each email address',
      '5 questions per day',
      `Limited topics: ${limitedTopics.join(', ')}`,
      'No credit card',
      'Move to Pro afterwards; your chats are kept',
    ],
  },
  'Interview Plan': {
    tagline: 'Everything, for the week before the interview.',
    questionsPerDay: 100,
    features: ['5 days', '100 questions per day, 500 in total', 'All topics'],
  },
  'Pro Plan': {
    tagline: 'For those who work in payments every day.',
    questionsPerDay: 20,
    features: ['20 questions per day', 'Full access', 'All topics'],
  },
  'Enterprise Plan': {
    tagline: 'For teams, on terms of their own.',
    questionsPerDay: null,
    features: [
      'Unlimited questions',
      'Custom retrieval model',
      'API and business support',
      'Custom topics',
      'Contact by email',
    ],
  },
};

export const isEnterprise = ({ subscription_name }: Pick<SubscriptionOffer, 'subscription_name'>): boolean =>
  subscription_name === 'Enterprise Plan';

const quarterTagline = 'For a project from design to certification.';

export const taglineOf = ({ subscription_name, subscription_type }: SubscriptionOffer): string =>
  termOf(subscription_type) === 'for 3 months' ? quarterTagline : planFacts[subscription_name].tagline;

/** Whether an offer is bought on the coupon page: the free plan begins by itself, Enterprise is by contract. */
export const isBought = ({ subscription_name }: Pick<SubscriptionOffer, 'subscription_name'>): boolean =>
  subscription_name !== 'Free Plan' && subscription_name !== 'Enterprise Plan';
