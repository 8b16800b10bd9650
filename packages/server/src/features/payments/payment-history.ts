import { type SubscriptionHistory, toDirhams } from '@genie/contract';
import type { Context } from '../../context.ts';
import type { Order } from '../../storage/index.ts';
import { findPaidOrders } from './orders/order-store.ts';

/** The caller's payments, newest first; those that were given back are none. */
export const paymentHistory = async (context: Context, userId: string): Promise<SubscriptionHistory> => ({
  history: (await findPaidOrders(context.storage.db, userId)).map(present),
});

const present = (order: Order): SubscriptionHistory['history'][number] => ({
  subscription_amount: toDirhams(order.amountFils),
  start_date: (order.periodStart ?? order.createdAt).toISOString(),
  end_date: (order.periodEnd ?? order.createdAt).toISOString(),
  subscription_name: order.subscriptionName,
  subscription_type: order.subscriptionType,
});
