import { randomUUID } from 'node:crypto';
import type { Gateway } from '../gateway.ts';
import { invalidState, notFound, unprocessable } from '../gateway-error.ts';
import { move } from './conclude.ts';
import { type Capture, capturedOf, type Order, type Payment } from './order.ts';
import { canCapture, isSettled } from './payment-rules.ts';

/** @throws GatewayError when there is nothing to capture, or less than is asked for */
export function capture(gateway: Gateway, order: Order, payment: Payment, value: number): void {
  if (!canCapture(payment)) throw invalidState('Only an authorised payment can be captured');
  const left = order.request.amount.value - capturedOf(payment);
  if (value > left) {
    throw unprocessable('amountTooLarge', `At most ${left} can be captured`, 'amount.value');
  }
  payment.captures.push({ id: randomUUID(), value, at: gateway.clock.now() });
  move(gateway, payment, value === left ? 'CAPTURED' : 'PARTIALLY_CAPTURED');
  gateway.announce(value === left ? 'CAPTURED' : 'PARTIALLY_CAPTURED', order);
}

/** @throws GatewayError when there is no such capture, or it is settled or refunded */
export function voidCapture(gateway: Gateway, order: Order, payment: Payment, captureId: string): void {
  const voided = findCapture(payment, captureId);
  const { state } = payment;
  if (order.request.action === 'PURCHASE' || (state !== 'CAPTURED' && state !== 'PARTIALLY_CAPTURED')) {
    throw invalidState('The capture cannot be voided in this state');
  }
  if (isSettled(voided.at, gateway.clock.now())) throw invalidState('The capture is settled');
  payment.captures = payment.captures.filter((one) => one !== voided);
  move(gateway, payment, payment.captures.length > 0 ? 'PARTIALLY_CAPTURED' : 'AUTHORISED');
  gateway.announce('CAPTURE_VOIDED', order);
}

/** @throws GatewayError 404 */
export function findCapture(payment: Payment, captureId: string): Capture {
  const found = payment.captures.find(({ id }) => id === captureId);
  if (found === undefined) throw notFound('No such capture');
  return found;
}
