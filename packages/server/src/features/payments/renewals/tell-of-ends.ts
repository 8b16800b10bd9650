import { constants } from '@genie/contract';
import type { Mail } from '../../../adapters/mail/mail-sender.ts';
import { addDays } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { isUsedUp } from '../../plans/index.ts';
import { planEndsMail, renewalAnnouncedMail } from '../mails/renewal-mails.ts';
import { findCard } from '../saved-card-store.ts';
import { findUntold, markTold, type Renewable } from './renewal-store.ts';

const atOnce = 100;

/** Mails that a renewal will be charged: the amount, the day, and how to cancel. @returns how many */
export const announceRenewals = (context: Context): Promise<number> =>
  tell(context, {
    renews: true,
    days: constants.renewal.announceDaysAhead,
    kind: 'renewal_announced',
    write: async (subscription) => {
      const card = await findCard(context.storage.db, subscription.user.id);
      return card && renewalAnnouncedMail(context, subscription, card.maskedPan);
    },
  });

/** Mails that a plan without renewal, or a trial, is about to end. @returns how many */
export const remindOfEnds = (context: Context): Promise<number> =>
  tell(context, {
    renews: false,
    days: constants.endReminderDaysAhead,
    kind: 'plan_ends',
    write: async (subscription) => (isUsedUp(subscription) ? null : planEndsMail(context, subscription)),
  });

type Telling = {
  readonly renews: boolean;
  readonly days: number;
  readonly kind: string;
  readonly write: (subscription: Renewable) => Promise<Mail | null>;
};

/** Each end is told once, whichever process comes first: the mark and the mail are one write. */
const tell = async (context: Context, { renews, days, kind, write }: Telling): Promise<number> => {
  const { clock, jobs, storage } = context;
  let told = 0;
  for (;;) {
    const now = clock.now();
    const untold = await findUntold(storage.db, { renews, now, until: addDays(now, days), most: atOnce });
    for (const subscription of untold) {
      const mail = await write(subscription);
      const isMailed = await storage.transaction(async (tx) => {
        if (!(await markTold(tx, subscription))) return false;
        if (mail) await putInOutbox(context, tx, kind, mail);
        return mail !== null;
      });
      if (isMailed) told += 1;
    }
    if (untold.length < atOnce) break;
  }
  if (told > 0) jobs.wake(outboxJob);
  return told;
};
