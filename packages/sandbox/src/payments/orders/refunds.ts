import { randomUUID } from 'node:crypto';
import type { Gateway } from '../gateway.ts';
import { invalidState, notFound, unprocessable } from '../gateway-error.ts';
import { move } from './conclude.ts';
import {
  type Capture,
  capturedOf,
  type Order,
  type Payment,
  type PaymentState,
  refundedOf,
} from './order.ts';
import { isSettled } from './payment-rules.ts';

const refundable: PaymentState[] = ['CAPTURED', 'PURCHASED', 'PARTIALLY_CAPTURED', 'PARTIALLY_REFUNDED'];

/**
 * Gives a capture back, whole or in part.
 * @throws GatewayError `notRefundable` before it is settled, or when more is asked for than was taken
 */
export function refund(
  gateway: Gateway,
  order: Order,
  payment: Payment,
  capture: Capture,
  value: number,
): void {
  if (!refundable.includes(payment.state)) throw invalidState('Only a captured payment can be refunded');
  if (!isSettled(capture.at, gateway.clock.now())) {
    throw unprocessable('notRefundable', 'The capture is not settled yet; cancel it instead');
  }
  const left = capture.value - refundedOf(payment, capture.id);
  if (value > left) {
    throw unprocessable('amountTooLarge', `At most ${left} can be refunded`, 'amount.value');
  }
  payment.refunds.push({ id: randomUUID(), captureId: capture.id, value, at: gateway.clock.now() });
  const whole = refundedOf(payment) === capturedOf(payment);
  move(gateway, payment, whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED');
  gateway.announce(whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED', order);
}

/** @throws GatewayError when there is no such refund, or it is settled */
export function voidRefund(gateway: Gateway, order: Order, payment: Payment, refundId: string): void {
  const voided = payment.refunds.find(({ id }) => id === refundId);
  if (voided === undefined) throw notFound('No such refund');
  if (isSettled(voided.at, gateway.clock.now())) throw invalidState('The refund is settled');
  payment.refunds = payment.refunds.filter((one) => one !== voided);
  move(gateway, payment, stateWithoutIt(order, payment));
  gateway.announce('REFUND_VOIDED', order);
}

function stateWithoutIt(order: Order, payment: Payment): PaymentState {
  if (payment.refunds.length > 0) return 'PARTIALLY_REFUNDED';
  if (order.request.action === 'PURCHASE') return 'PURCHASED';
  return capturedOf(payment) === order.request.amount.value ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
}
