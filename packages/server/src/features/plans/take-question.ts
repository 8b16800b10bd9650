import type { CategoryId } from '@genie/contract';
import type { Context } from '../../context.ts';
import type { Statements } from '../../storage/index.ts';
import { coversCategory, isUsedUp } from './plan-policy.ts';
import {
  findRunningWithUse,
  giveBackTo,
  type RunningLimits,
  takeFromDay,
  takeFromTotal,
} from './question-count-store.ts';

/** Why a question is refused: no plan gives access (also when its total is used up), or the day's are used up. */
export type Refusal = 'no_plan' | 'daily_limit';

/** What a question was counted on, to give it back. */
type CountedQuestion = { readonly subscriptionId: string; readonly day: string };

export type Allowance =
  | {
      readonly allowed: true;
      readonly userId: string;
      readonly subscription: RunningLimits;
      readonly plan: RunningLimits['plan'];
      readonly day: string;
    }
  | { readonly allowed: false; readonly refusal: Refusal };

/** Whether a user may ask now. It counts nothing: `takeQuestion` decides when the provider is to be called. */
export const checkAllowance = async (
  { clock, storage, time }: Context,
  userId: string,
): Promise<Allowance> => {
  const now = clock.now();
  const day = time.dayOf(now);
  const found = await findRunningWithUse(storage.statements, userId, { day, now });
  if (!found || isUsedUp(found.running)) return { allowed: false, refusal: 'no_plan' };
  const { running: subscription, usedOfDay } = found;
  const { plan } = subscription;
  if (plan.perDay !== null && usedOfDay >= plan.perDay) return { allowed: false, refusal: 'daily_limit' };
  return { allowed: true, userId, subscription, plan, day };
};

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

type Allowed = Extract<Allowance, { allowed: true }>;
type AlsoStore = (tx: Statements, counted: CountedQuestion) => Promise<void>;

/**
 * Counts one question on the day and on the plan, however many ask at once, together with what `alsoStore` writes: all
 * of it or nothing. A plan that took the place of the one allowed meanwhile is counted on instead, if it covers the
 * question's category.
 */
export const takeQuestion = async (
  context: Context,
  allowance: Allowed,
  category: CategoryId,
  alsoStore: AlsoStore,
): Promise<'counted' | Refusal> => {
  const result = await takeFrom(context, allowance, alsoStore);
  if (result !== 'no_plan') return result;
  const now = await checkAllowance(context, allowance.userId);
  if (!now.allowed) return now.refusal;
  const isAnother = now.subscription.id !== allowance.subscription.id;
  return isAnother && coversCategory(now.plan, category) ? takeFrom(context, now, alsoStore) : result;
};

const takeFrom = async (
  { clock, storage }: Context,
  { subscription, plan, day }: Allowed,
  alsoStore: AlsoStore,
): Promise<'counted' | Refusal> => {
  try {
    await storage.plainTransaction(async (tx) => {
      // They reach the database in this order, and together; a refusal takes all of them back.
      const [ofTotal, ofDay, stored] = await Promise.allSettled([
        takeFromTotal(tx, subscription.id, clock.now()),
        takeFromDay(tx, subscription.id, day, plan.perDay),
        alsoStore(tx, { subscriptionId: subscription.id, day }),
      ]);
      if (!settledValue(ofTotal)) throw new Refused('no_plan');
      if (!settledValue(ofDay)) throw new Refused('daily_limit');
      settledValue(stored);
    });
    return 'counted';
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};

const settledValue = <T>(settled: PromiseSettledResult<T>): T => {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
};

export { giveBackTo as giveBackQuestion };
