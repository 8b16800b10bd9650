import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../storage/index.ts';
import { reconcileJob } from '../job-names.ts';
import { askForCheck } from '../orders/check-store.ts';
import { insertEvent } from './event-store.ts';
import type { Webhook } from './read-webhook.ts';

/**
 * Takes an event of the gateway, once: the order it names is looked at at once, in the background, and what the gateway
 * then says counts. Late, repeated, reordered and invented events do no harm.
 */
export const receiveWebhook = async (context: Context, webhook: Webhook): Promise<void> => {
  const { clock, jobs, log, storage } = context;
  const { eventId, eventName, reference, ourReference } = webhook;
  const now = clock.now();
  try {
    await insertEvent(storage.db, { eventId, name: eventName, reference, receivedAt: now });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    log.info({ event: eventId, name: eventName }, 'an event of the gateway came again');
    return;
  }
  const isAwaited = await askForCheck(storage.db, { gateway: reference, ours: ourReference }, now);
  log.info({ event: eventId, name: eventName, isAwaited }, 'an event of the gateway');
  if (isAwaited) jobs.wake(reconcileJob);
};
