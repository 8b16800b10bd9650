import { z } from 'zod';
import { mailConnections } from '../../adapters/mail/mail-sender.ts';
import { addSeconds } from '../../clock.ts';
import type { Context } from '../../context.ts';
import {
  countDueMails,
  type LeasedMail,
  leaseDueMails,
  markFailed,
  markForRetry,
  markSent,
} from './outbox-store.ts';

/** Looking a host up, connecting, greeting, TLS, sign-in and what a mail takes are some twelve steps, each with its own time-out. */
const mostSteps = 16;
const mostAttempts = 12;
const firstRetrySeconds = 5;
const longestRetrySeconds = 60 * 60;

const bodySchema = z.object({
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/**
 * Sends what is due, to the end of what it took even when the storage fails for one. A mail whose sending fails is tried again, ever later, and given up after about half a day.
 *
 * @param signal leaves what is not begun to whoever looks next
 * @param onProgress told after each attempt how many were made, of how many that are known to be due
 * @returns how many mails were sent, and how many could not be
 */
export const sendOutbox = async (
  context: Context,
  signal?: AbortSignal,
  onProgress?: (done: number, of: number) => void,
): Promise<{ sent: number; failed: number }> => {
  const { clock, config, random, storage } = context;
  const due = onProgress ? await countDueMails(storage.db, clock.now()) : 0;
  const counts = { sent: 0, failed: 0 };
  const send = async (mail: LeasedMail) => {
    counts[(await sendOne(context, owner, mail)) ? 'sent' : 'failed'] += 1;
    const tried = counts.sent + counts.failed;
    onProgress?.(tried, Math.max(tried, due));
  };
  const owner = random.uuid();
  for (;;) {
    const now = clock.now();
    // Nothing is taken that would have to wait for a connection, so that no other process takes what is still being sent.
    const until = addSeconds(now, mostSteps * config.mail.timeoutSeconds);
    const mails = await leaseDueMails(storage.db, { owner, now, until, most: mailConnections });
    const attempts = await Promise.allSettled(mails.map(send));
    const broken = attempts.find(({ status }) => status === 'rejected');
    if (broken?.status === 'rejected') throw broken.reason;
    if (mails.length < mailConnections || signal?.aborted) return counts;
  }
};

/** Sends one mail, or notes that it could not be sent; false then. */
const sendOne = async (
  { clock, log, mail: sender, sealing, storage }: Context,
  leaseOwner: string,
  mail: LeasedMail,
): Promise<boolean> => {
  try {
    const body = bodySchema.parse(JSON.parse(sealing.open(mail.bodySealed)));
    await sender.send(mail.id, { to: sealing.open(mail.recipientSealed), ...body });
  } catch (error) {
    // The server's reply can quote the recipient: only its kind is kept.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const lastError = `${code ?? 'error'}${responseCode === undefined ? '' : ` ${responseCode}`}`;
    log.warn({ mail: mail.id, attempts: mail.attempts, lastError }, 'a mail could not be sent');
    const lease = { id: mail.id, leaseOwner };
    if (mail.attempts >= mostAttempts) {
      await markFailed(storage.db, lease, lastError);
      return false;
    }
    const seconds = Math.min(firstRetrySeconds * 2 ** (mail.attempts - 1), longestRetrySeconds);
    await markForRetry(storage.db, lease, { lastError, nextAttemptAt: addSeconds(clock.now(), seconds) });
    return false;
  }
  // Not within the try: a mail that is out has not failed, even when that cannot be written down.
  await markSent(storage.db, mail.id, clock.now());
  return true;
};
