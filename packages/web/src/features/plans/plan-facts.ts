import { categoryTitles, periodInWords, planPeriod, type SubscriptionOffer } from '@genie/contract/client';
import { limitsOf, type PlanLimits, type PlanName } from './plan-limits.ts';

/** The tabs of the plan pages, in their order. */
export const planNames: readonly PlanName[] = ['Free Plan', 'Interview Plan', 'Pro Plan', 'Enterprise Plan'];

const taglines: Readonly<Record<PlanName, string>> = {
  'Free Plan': 'See how it answers before you pay.',
  'Interview Plan': 'Everything, for the week before the interview.',
  'Pro Plan': 'For those who work in payments every day.',
  'Enterprise Plan': 'For teams, on terms of their own.',
};

const questionsIn = ({ perDay, total }: PlanLimits): string => {
  if (perDay === null) return total === null ? 'Unlimited questions' : `${questionsInWords(total)} in total`;
  return `${questionsInWords(perDay)} per day${total === null ? '' : `, ${total} in total`}`;
};

export const questionsInWords = (count: number): string => `${count} question${count === 1 ? '' : 's'}`;

const topicsIn = ({ categories }: PlanLimits): string =>
  categories === null ? 'All topics' : `Limited topics: ${categories.map(topicInSentence).join(', ')}`;

/** A topic's title within a sentence: names such as HSM and MasterCard keep their capitals. */
const topicInSentence = (category: number): string =>
  (categoryTitles[category as keyof typeof categoryTitles] ?? `topic ${category}`).replace(
    /^[A-Z](?=[a-z]+ )/,
    (letter) => letter.toLowerCase(),
  );

const trialOf = ({ period }: PlanLimits): string =>
  period === undefined ? 'A trial' : `${period.count}-${period.unit} trial`;

/** What each plan gives, line by line. */
const features: Readonly<Record<PlanName, (limits: PlanLimits) => readonly string[]>> = {
  'Free Plan': (limits) => [
    `${trialOf(limits)}, once for each email address`,
    questionsIn(limits),
    topicsIn(limits),
    'No credit card',
    'Move to Pro afterwards; your chats are kept',
  ],
  'Interview Plan': (limits) => [
    ...(limits.period === undefined ? [] : [periodInWords(limits.period)]),
    questionsIn(limits),
    topicsIn(limits),
  ],
  'Pro Plan': (limits) => [
    questionsIn(limits),
    ...(limits.categories === null ? ['Full access'] : []),
    topicsIn(limits),
  ],
  'Enterprise Plan': (limits) => [
    questionsIn(limits),
    'Custom retrieval model',
    'API and business support',
    'Custom topics',
    'Contact by email',
  ],
};

export const featuresOf = (plan: PlanName, limits: PlanLimits): readonly string[] => features[plan](limits);

export const isEnterprise = ({ subscription_name }: Pick<SubscriptionOffer, 'subscription_name'>): boolean =>
  subscription_name === 'Enterprise Plan';

const quarterTagline = 'For a project from design to certification.';

/** Stands where an operator changed what the Interview Plan's own tagline promises. */
const interviewTagline = 'To prepare for an interview.';

/** How many months an offer lasts; undefined for one of days, or by contract. */
export const monthsOf = (offer: SubscriptionOffer): number | undefined => {
  const period = planPeriod(offer);
  return period?.unit === 'month' ? period.count : undefined;
};

export const taglineOf = (offer: SubscriptionOffer): string => {
  const { subscription_name: name } = offer;
  if (name === 'Pro Plan' && (monthsOf(offer) ?? 1) > 1) return quarterTagline;
  return name === 'Interview Plan' && !isAWeekOfAll(limitsOf(offer)) ? interviewTagline : taglines[name];
};

/** Whether a plan is of all topics and lasts the better part of a week. */
const isAWeekOfAll = ({ categories, period }: PlanLimits): boolean =>
  categories === null && period?.unit === 'day' && period.count >= 5 && period.count <= 7;

/** Whether an offer is bought on the coupon page: the free plan begins by itself, Enterprise is by contract. */
export const isBought = ({ subscription_name }: Pick<SubscriptionOffer, 'subscription_name'>): boolean =>
  subscription_name !== 'Free Plan' && subscription_name !== 'Enterprise Plan';
