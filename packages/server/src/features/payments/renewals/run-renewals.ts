import type { Context } from '../../../context.ts';
import { inParallel } from '../in-parallel.ts';
import { type ChargeOutcome, chargeRenewal } from './charge-renewal.ts';
import { findDueRenewals } from './renewal-store.ts';
import { announceRenewals, remindOfEnds } from './tell-of-ends.ts';

const atOnce = 50;
const chargesInParallel = 4;

/** What one run did. */
export type RenewalsReport = {
  readonly announced: number;
  readonly reminded: number;
  readonly charges: Readonly<Partial<Record<ChargeOutcome, number>>>;
};

/**
 * Announces renewals, charges what is due, and reminds of ends. Harmless when repeated or run by several processes.
 *
 * @param signal leaves what is not begun to whoever looks next
 * @param onProgress told after each attempt how many were made, of how many that are known to be due
 */
export const runRenewals = async (
  context: Context,
  signal?: AbortSignal,
  onProgress?: (done: number, of: number) => void,
): Promise<RenewalsReport> => {
  const charges: Partial<Record<ChargeOutcome, number>> = {};
  const announced = await announceRenewals(context);
  const seen = new Set<string>();
  let tried = 0;
  for (;;) {
    const due = await findDueRenewals(context.storage.db, context.clock.now(), atOnce);
    // One attempt a run for each plan, so that a run comes to its end.
    const fresh = due.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    await inParallel(chargesInParallel, fresh, async (subscription) => {
      if (signal?.aborted) return;
      const outcome = await chargeRenewal(context, subscription);
      charges[outcome] = (charges[outcome] ?? 0) + 1;
      tried += 1;
      onProgress?.(tried, seen.size);
    });
    if (fresh.length === 0 || signal?.aborted) break;
  }
  return { announced, reminded: signal?.aborted ? 0 : await remindOfEnds(context), charges };
};
