import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { lockPerson } from '../lock-person.ts';
import { renewalFailedMail } from '../mails/renewal-mails.ts';
import { moveOrder } from '../orders/order-store.ts';
import { isHardDecline } from './decline-codes.ts';
import { endRenewal } from './end-unrenewed.ts';
import { findRenewable, type Renewable } from './renewal-store.ts';

/** What follows a failed charge: it is tried again, or the payer is asked to confirm, or nothing any more. */
type AfterFailure = 'tried_again' | 'given_up' | 'nothing';

/**
 * Records that a saved card was not charged, and mails its owner once: it is tried again daily, until the time for that
 * is over or the card is one never to be charged again.
 *
 * @param options.isAsked the payer is asked to confirm the payment, by a mail of its own
 */
export const recordFailedCharge = async (
  context: Context,
  order: Order,
  failure: string,
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<AfterFailure> => {
  const { clock, jobs, log, storage } = context;
  const after = await storage.transaction(async (tx): Promise<AfterFailure> => {
    if (order.userId !== null) await lockPerson(tx, order.userId);
    const now = clock.now();
    const facts = { failure, endedAt: now, nextCheckAt: null };
    if (!(await moveOrder(tx, order.id, ['open'], 'failed', facts))) return 'nothing';
    const subscription = order.subscriptionId ? await findRenewable(tx, order.subscriptionId) : null;
    if (!subscription || !isStillRenewing(subscription, order)) return 'nothing';
    const isLast = subscription.graceUntil !== null && subscription.graceUntil <= now;
    if (isLast || isHardDecline(failure)) {
      await endRenewal(context, tx, subscription, failure);
      return 'given_up';
    }
    if (!isAsked) {
      const mail = renewalFailedMail(context, subscription, { failure, amountFils: order.amountFils });
      await putInOutbox(context, tx, 'renewal_failed', mail);
    }
    return 'tried_again';
  });
  if (after !== 'nothing') log.info({ order: order.id, failure, after }, 'a renewal was not charged');
  jobs.wake(outboxJob);
  return after;
};

const isStillRenewing = ({ status, renews, endsAt }: Renewable, { periodStart }: Order): boolean =>
  status === 'active' && renews && endsAt.getTime() === periodStart?.getTime();
