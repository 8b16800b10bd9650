import type { Context } from '../../../context.ts';
import { vouchForOrder } from './order-store.ts';

const usualEveryMs = 5_000;

/**
 * Does a part of creating an order that can take long, and vouches for the order meanwhile: the same purchase waits for it,
 * and not for one whose process is gone.
 */
export const whileCreating = async <T>(
  { clock, log, storage }: Pick<Context, 'clock' | 'log' | 'storage'>,
  orderId: string,
  work: () => Promise<T>,
  everyMs = usualEveryMs,
): Promise<T> => {
  const vouch = () =>
    vouchForOrder(storage.db, orderId, clock.now()).catch((error: unknown) =>
      log.warn({ order: orderId, err: error }, 'nobody could be told that an order is still being created'),
    );
  const vouching = setInterval(() => void vouch(), everyMs);
  try {
    return await work();
  } finally {
    clearInterval(vouching);
  }
};
