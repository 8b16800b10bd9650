import type { Context } from '../../../context.ts';
import { releaseUse } from '../coupons/coupon-store.ts';
import { deleteCreating } from './order-store.ts';

/** Forgets an order that the gateway was never told of, and gives its coupon back. */
export const withdrawOrder = ({ storage }: Context, id: string): Promise<void> =>
  storage.transaction(async (tx) => {
    await releaseUse(tx, id);
    await deleteCreating(tx, id);
  });
