import { constants } from '@genie/contract';
import type { Mail } from '../../../adapters/mail/mail-sender.ts';
import { addDays } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { inParallel } from '../../../in-parallel.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { isForSale, isUsedUp, stopRenewing } from '../../plans/index.ts';
import { lockPerson } from '../lock-person.ts';
import { planEndsMail, renewalAnnouncedMail } from '../mails/renewal-mails.ts';
import { findCard, forgetCard } from '../saved-card-store.ts';
import { foundOnce } from './found-once.ts';
import { findUntold, markTold, type Renewable } from './renewal-store.ts';

const atOnce = 100;

/**
 * Mails that a renewal will be charged: the amount, the day, and how to cancel. A plan that is not sold any more renews no
 * longer, and its end is told. @returns how many
 */
export const announceRenewals = (context: Context): Promise<number> =>
  tell(context, {
    renews: true,
    days: constants.renewal.announceDaysAhead,
    write: async (subscription) => {
      // Who was told that nothing renews is not charged, even if the offer comes back.
      if (!isForSale(subscription.plan)) return { ...endOf(context, subscription), stopsRenewing: true };
      const card = await findCard(context.storage.db, subscription.user.id);
      return (
        card && {
          kind: 'renewal_announced',
          mail: renewalAnnouncedMail(context, subscription, card.maskedPan),
        }
      );
    },
  });

/** Mails that a plan without renewal, or a trial, is about to end. @returns how many */
export const remindOfEnds = (context: Context): Promise<number> =>
  tell(context, {
    renews: false,
    days: constants.endReminderDaysAhead,
    write: async (subscription) => (isUsedUp(subscription) ? null : endOf(context, subscription)),
  });

const endOf = (context: Context, subscription: Renewable): Notice => ({
  kind: 'plan_ends',
  mail: planEndsMail(context, subscription),
});

type Notice = { readonly kind: string; readonly mail: Mail; readonly stopsRenewing?: true };

type Telling = {
  readonly renews: boolean;
  readonly days: number;
  readonly write: (subscription: Renewable) => Promise<Notice | null>;
};

/** Each end is told once, whichever process comes first: the mark and the mail are one write. */
const tell = async (context: Context, { renews, days, write }: Telling): Promise<number> => {
  const { clock, jobs, storage } = context;
  const untold = foundOnce(() => {
    const now = clock.now();
    return findUntold(storage.db, { renews, now, until: addDays(now, days), most: atOnce });
  });
  let told = 0;
  try {
    await inParallel(1, untold, async (subscription) => {
      const notice = await write(subscription);
      const isMailed = await storage.transaction(async (tx) => {
        await lockPerson(tx, subscription.user.id);
        if (!(await markTold(tx, subscription))) return false;
        if (notice?.stopsRenewing) {
          await stopRenewing(tx, subscription.id);
          await forgetCard(tx, subscription.user.id);
        }
        if (notice) await putInOutbox(context, tx, notice.kind, notice.mail);
        return notice !== null;
      });
      if (isMailed) told += 1;
    });
  } finally {
    if (told > 0) jobs.wake(outboxJob);
  }
  return told;
};
