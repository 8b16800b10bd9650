import {
  type PlanPeriod,
  periodInWords,
  practiceQuestions,
  type SubscriptionOffer,
} from '@genie/contract/client';
import { questionsInWords } from './plan-facts.ts';
import { limitsOf, type PlanLimits, type PlanName } from './plan-limits.ts';

export type PlanAside = {
  readonly title: string;
  /** Whether the lines follow on each other. */
  readonly ordered: boolean;
  readonly lines: readonly string[];
  /** Whether the lines are questions, each of which is asked as it is chosen. */
  readonly asked?: true;
};

const trialBegins = (period: PlanPeriod | undefined): string => {
  if (period === undefined) return 'the trial begins';
  return `the ${periodInWords(period)} begin${period.count === 1 ? 's' : ''}`;
};

const freeAside = ({ period, perDay }: PlanLimits): PlanAside => ({
  title: 'How it begins',
  ordered: true,
  lines: [
    'Sign up with your name, email address and phone.',
    `Enter the one-time code we mail you: ${trialBegins(period)} there.`,
    `Ask ${perDay === null ? 'as much as you like' : `${questionsInWords(perDay)} a day`}. Your chats are kept when you move to Pro.`,
  ],
});

const asides: Readonly<Partial<Record<PlanName, PlanAside>>> = {
  'Interview Plan': {
    title: 'Questions to practise on',
    ordered: false,
    lines: practiceQuestions,
    asked: true,
  },
  'Enterprise Plan': {
    title: 'How it begins',
    ordered: true,
    lines: [
      'Write to us: who asks, about what, and from which systems.',
      'We agree on topics, support and price by contract.',
      'Your people sign in and ask. No question is counted.',
    ],
  },
};

/** What stands beside an offer that is its plan's only one: the Pro Plan's two stand beside each other. */
export const asideOf = (offer: SubscriptionOffer): PlanAside | undefined =>
  offer.subscription_name === 'Free Plan' ? freeAside(limitsOf(offer)) : asides[offer.subscription_name];
