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
 */
export const sendOutbox = async (
  context: Context,
  signal?: AbortSignal,
  onProgress?: (done: number, of: number) => void,
): Promise<void> => {
  const { clock, config, random, storage } = context;
  const due = onProgress ? await countDueMails(storage.db, clock.now()) : 0;
  let tried = 0;
  const send = async (mail: LeasedMail) => {
    await sendOne(context, owner, mail);
    tried += 1;
    onProgress?.(tried, Math.max(tried, due));
  };
  const owner = random.uuid();
  for (;;) {
    const now = clock.now();
    // Nothing is taken that would have to wait for a connection, so that no other process takes what is still being sent.
    const until = addSeconds(now, mostSteps * config.mail.timeoutSeconds);
    const mails = await leaseDueMails(storage.db, { owner, now, until, most: mailConnections });
    const sent = await Promise.allSettled(mails.map(send));
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    if (mails.length < mailConnections || signal?.aborted) return;
  }
};

const sendOne = async (
  { clock, log, mail: sender, sealing, storage }: Context,
  leaseOwner: string,
  mail: LeasedMail,
): Promise<void> => {
  try {
    const body = bodySchema.parse(JSON.parse(sealing.open(mail.bodySealed)));
    await sender.send(mail.id, { to: sealing.open(mail.recipientSealed), ...body });
  } catch (error) {
    // The server's reply can quote the recipient: only its kind is kept.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const lastError = `${code ?? 'error'}${responseCode === undefined ? '' : ` ${responseCode}`}`;
    log.warn({ mail: mail.id, attempts: mail.attempts, lastError }, 'a mail could not be sent');
    const lease = { id: mail.id, leaseOwner };
    if (mail.attempts >= mostAttempts) return markFailed(storage.db, lease, lastError);
    const seconds = Math.min(firstRetrySeconds * 2 ** (mail.attempts - 1), longestRetrySeconds);
    return markForRetry(storage.db, lease, { lastError, nextAttemptAt: addSeconds(clock.now(), seconds) });
  }
  // Not within the try: a mail that is out has not failed, even when that cannot be written down.
  await markSent(storage.db, mail.id, clock.now());
};
