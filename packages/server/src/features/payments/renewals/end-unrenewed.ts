import type { Context } from '../../../context.ts';
import type { DatabaseTransaction } from '../../../storage/index.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { endSubscription, stopRenewing } from '../../plans/index.ts';
import { lockPerson } from '../lock-person.ts';
import { renewalStoppedMail } from '../mails/renewal-mails.ts';
import { forgetCard } from '../saved-card-store.ts';
import { findRenewable, type Renewable } from './renewal-store.ts';

/** Gives up renewing a plan: the card is forgotten, and what has run out ends. */
export const endUnrenewed = async (context: Context, { id, user }: Renewable): Promise<void> => {
  await context.storage.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    const subscription = await findRenewable(tx, id);
    if (subscription?.status === 'active' && subscription.renews) {
      await endRenewal(context, tx, subscription, null);
    }
  });
  context.jobs.wake(outboxJob);
};

/**
 * The same within a transaction that holds the person's lock.
 *
 * @param failure why the last charge failed, if one was made
 */
export const endRenewal = async (
  context: Context,
  tx: DatabaseTransaction,
  subscription: Renewable,
  failure: string | null,
): Promise<void> => {
  const { id, endsAt, user } = subscription;
  const isOver = endsAt <= context.clock.now();
  if (isOver) await endSubscription(tx, id);
  else await stopRenewing(tx, id);
  await forgetCard(tx, user.id);
  const mail = renewalStoppedMail(context, subscription, { isOver, failure });
  await putInOutbox(context, tx, 'renewal_stopped', mail);
};
