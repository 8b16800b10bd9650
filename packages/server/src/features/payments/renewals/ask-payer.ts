import { isGatewayError } from '../../../adapters/payments/gateway-error.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation, type Order } from '../../../storage/index.ts';
import { outboxJob, putInOutbox } from '../../mail/index.ts';
import { renewalConfirmMail } from '../mails/renewal-mails.ts';
import { orderAtGateway } from '../orders/order-at-gateway.ts';
import { insertOrder } from '../orders/order-store.ts';
import { payerReference } from './renewal-order.ts';
import { findRenewable } from './renewal-store.ts';

/**
 * Mails the payer a page on which to pay what the bank would not let us charge without them. It is an order of its own, as
 * the one that was charged has no page; whichever of a renewal's orders is paid first counts, and another is refunded.
 */
export const askPayer = async (context: Context, attempt: Order): Promise<void> => {
  const { clock, jobs, log, storage } = context;
  const subscription = attempt.subscriptionId && (await findRenewable(storage.db, attempt.subscriptionId));
  if (!subscription) return;
  try {
    const order = await storage.transaction((tx) =>
      insertOrder(tx, { ...copyOf(attempt), id: payerReference(attempt), createdAt: clock.now() }),
    );
    const email = subscription.user.email;
    const open = await orderAtGateway(context, order, { email, withoutPayer: false });
    const url = open.order.paymentPageUrl ?? '';
    await storage.transaction((tx) =>
      putInOutbox(
        context,
        tx,
        'renewal_confirm',
        renewalConfirmMail(context, subscription, { url, amountFils: order.amountFils }),
      ),
    );
    jobs.wake(outboxJob);
  } catch (error) {
    if (isUniqueViolation(error)) return;
    if (!isGatewayError(error)) throw error;
    // The next attempt, a day later, asks again.
    log.warn({ order: attempt.id, err: error }, 'a payer could not be asked');
  }
};

const copyOf = (order: Order) => ({
  userId: order.userId,
  kind: 'renewal' as const,
  planId: order.planId,
  subscriptionName: order.subscriptionName,
  subscriptionType: order.subscriptionType,
  period: order.period,
  periodUnit: order.periodUnit,
  questionsGranted: order.questionsGranted,
  listFils: order.listFils,
  discountFils: order.discountFils,
  amountFils: order.amountFils,
  currency: order.currency,
  saveCard: false,
  outletId: order.outletId,
  subscriptionId: order.subscriptionId,
  periodStart: order.periodStart,
  periodEnd: order.periodEnd,
});
