import type { SubscriptionOffer } from '@genie/contract/client';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { useLastChats } from '../../lib/use-last-chats.ts';

/** The latest plan: running, or ended. */
export type CurrentPlan = {
  /** Null when only local storage could be asked. */
  readonly name: string | null;
  readonly sequence: number;
  readonly endDate: string;
};

const storedPlan = (): CurrentPlan | null => {
  const endDate = storedValues.get('subscriptionEndDate');
  const sequence = Number.parseInt(storedValues.get('is_sequence') ?? '', 10);
  if (endDate === null || Number.isNaN(Date.parse(endDate)) || Number.isNaN(sequence)) return null;
  return { name: null, sequence, endDate };
};

/** The plan there is, null for none, undefined until it is known. Out of reach, what local storage holds stands in. */
export const useCurrentPlan = (): CurrentPlan | null | undefined => {
  const { data, error } = useLastChats();
  if (data === undefined) return error === null ? undefined : storedPlan();
  const subscription = data.subscription_history;
  if (subscription === null) return null;
  return {
    name: subscription.subscription_type,
    sequence: subscription.is_sequence,
    endDate: subscription.end_date,
  };
};

export const isRunning = (plan: CurrentPlan, now: number = Date.now()): boolean =>
  Date.parse(plan.endDate) > now;

/** Whether buying an offer is greyed out: the current plan has not expired and is at or above it. */
export const isCovered = (
  plan: CurrentPlan | null,
  { is_sequence }: Pick<SubscriptionOffer, 'is_sequence'>,
  now: number = Date.now(),
): boolean => plan !== null && isRunning(plan, now) && plan.sequence >= is_sequence;

/** Whether an offer is the plan that runs. */
export const isCurrent = (
  plan: CurrentPlan | null,
  { is_sequence }: Pick<SubscriptionOffer, 'is_sequence'>,
  now: number = Date.now(),
): boolean => plan !== null && isRunning(plan, now) && plan.sequence === is_sequence;
