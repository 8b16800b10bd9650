import type { Context } from '../../../context.ts';
import { inParallel } from '../../../in-parallel.ts';
import { type ChargeOutcome, chargeRenewal } from './charge-renewal.ts';
import { foundOnce } from './found-once.ts';
import { findDueRenewals } from './renewal-store.ts';
import { announceRenewals, remindOfEnds } from './tell-of-ends.ts';

const atOnce = 50;
const chargesInParallel = 4;

/** What one run did. */
type RenewalsReport = {
  readonly announced: number;
  readonly reminded: number;
  readonly charges: Readonly<Partial<Record<ChargeOutcome, number>>>;
};

/**
 * Announces renewals, charges what is due, and reminds of ends. Harmless when repeated or run by several processes. What
 * fails for one plan holds up no other.
 *
 * @param signal leaves what is not begun to whoever looks next
 * @param onProgress told after each attempt how many were made, of how many that are known to be due
 * @throws AggregateError of what failed, when everything else is done
 */
export const runRenewals = async (
  context: Context,
  signal?: AbortSignal,
  onProgress?: (done: number, of: number) => void,
): Promise<RenewalsReport> => {
  const charges: Partial<Record<ChargeOutcome, number>> = {};
  let [announced, reminded] = [0, 0];
  await inParallel(
    1,
    [
      async () => {
        announced = await announceRenewals(context);
      },
      () => chargeDue(context, charges, { signal, onProgress }),
      async () => {
        if (!signal?.aborted) reminded = await remindOfEnds(context);
      },
    ],
    (step) => step(),
  );
  return { announced, reminded, charges };
};

/** One attempt a run for each plan, so that a run comes to its end. */
const chargeDue = async (
  context: Context,
  charges: Partial<Record<ChargeOutcome, number>>,
  {
    signal,
    onProgress,
  }: { signal: AbortSignal | undefined; onProgress: ((done: number, of: number) => void) | undefined },
): Promise<void> => {
  const seen = new Set<string>();
  let tried = 0;
  const due = foundOnce(() => findDueRenewals(context.storage.db, context.clock.now(), atOnce), seen);
  await inParallel(chargesInParallel, due, async (subscription) => {
    if (signal?.aborted) return;
    const outcome = await chargeRenewal(context, subscription);
    charges[outcome] = (charges[outcome] ?? 0) + 1;
    tried += 1;
    onProgress?.(tried, seen.size);
  });
};
