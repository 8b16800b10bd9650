import type { LastChatResponse, SubscriptionOffer } from '@genie/contract/client';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { useLastChats } from '../../lib/use-last-chats.ts';
import { pageTexts } from './texts.ts';

/** The latest plan: running, or ended. */
export type CurrentPlan = {
  /** Null when only local storage could be asked. */
  readonly name: string | null;
  readonly sequence: number;
  readonly endDate: string;
  /** Whether a saved card renews it; false when only local storage could be asked. */
  readonly renews: boolean;
  /** While a renewal that was not charged is tried again: until when it gives access. */
  readonly renewalTriedUntil: string | null;
  /** Whether all questions of its total have been asked. */
  readonly isUsedUp: boolean;
};

const storedPlan = (): CurrentPlan | null => {
  const endDate = storedValues.get('subscriptionEndDate');
  const sequence = Number.parseInt(storedValues.get('is_sequence') ?? '', 10);
  if (endDate === null || Number.isNaN(Date.parse(endDate)) || Number.isNaN(sequence)) return null;
  return { name: null, sequence, endDate, renews: false, renewalTriedUntil: null, isUsedUp: false };
};

/** What is known of the plan. */
type PlanKnowledge = {
  /** Null for none, undefined until it is known, and where it could not be found out. */
  readonly plan: CurrentPlan | null | undefined;
  /** Why it could not be found out, and how to try again. */
  readonly trouble?: {
    readonly cause: string;
    readonly isTrying: boolean;
    readonly retry: () => Promise<boolean>;
  };
};

/** The plan there is. Out of reach, what local storage holds stands in; where it holds nothing, nobody knows. */
export const usePlanKnowledge = (): PlanKnowledge => {
  const { data, error, isFetching, refetch } = useLastChats();
  if (data !== undefined) return { plan: planOf(data) };
  if (error === null) return { plan: undefined };
  const plan = storedPlan();
  if (plan !== null) return { plan };
  const retry = async () => (await refetch()).isSuccess;
  return { plan: undefined, trouble: { cause: error.message, isTrying: isFetching, retry } };
};

/** The plan there is, null for none, undefined until it is known, and where it could not be found out. */
export const useCurrentPlan = (): CurrentPlan | null | undefined => usePlanKnowledge().plan;

const planOf = ({
  subscription_history: subscription,
  limits,
}: Pick<LastChatResponse, 'subscription_history' | 'limits'>): CurrentPlan | null => {
  if (subscription === null) return null;
  return {
    name: subscription.subscription_type,
    sequence: subscription.is_sequence,
    endDate: subscription.end_date,
    renews: subscription.renews,
    renewalTriedUntil: subscription.renewal_tried_until,
    isUsedUp: limits.left_total === 0,
  };
};

/** Whether a plan goes on: until its end, and past it while its renewal is tried again. */
export const isRunning = (plan: CurrentPlan, now: number = Date.now()): boolean =>
  Date.parse(plan.renewalTriedUntil ?? plan.endDate) > now;

/** What a purchase does: it ends a plan, as long as none is known to have ended by itself. */
export const purchaseText = (plan: CurrentPlan | null | undefined): string =>
  plan && !isRunning(plan) ? pageTexts.startsAtOnce : pageTexts.startsNow;

/**
 * Whether buying an offer is greyed out: the current plan is at or above it, and has neither expired, as it has while its
 * renewal is tried past its end, nor all its questions used up.
 */
export const isCovered = (
  plan: CurrentPlan | null,
  { is_sequence }: Pick<SubscriptionOffer, 'is_sequence'>,
  now: number = Date.now(),
): boolean =>
  plan !== null && Date.parse(plan.endDate) > now && !plan.isUsedUp && plan.sequence >= is_sequence;

/** Whether an offer is the plan that runs. */
export const isCurrent = (
  plan: CurrentPlan | null,
  { is_sequence }: Pick<SubscriptionOffer, 'is_sequence'>,
  now: number = Date.now(),
): boolean => plan !== null && isRunning(plan, now) && plan.sequence === is_sequence;
