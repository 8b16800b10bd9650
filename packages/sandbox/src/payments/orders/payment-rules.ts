import { dubaiDay } from '../gateway-clock.ts';
import { capturedOf, type Order, type Payment } from './order.ts';

/** Whether the nightly settlement, at midnight in Dubai, has taken what happened then. */
export function isSettled(at: number, now: number): boolean {
  return dubaiDay(now) > dubaiDay(at);
}

/** An authorisation can be captured, whole or in parts. */
export function canCapture({ state }: Payment): boolean {
  return state === 'AUTHORISED' || state === 'PARTIALLY_CAPTURED';
}

/** An authorisation can be reversed as long as nothing is captured, a purchase until it is settled. */
export function canReverse(order: Order, payment: Payment, now: number): boolean {
  const { state, captures } = payment;
  if (order.request.action !== 'PURCHASE') return state === 'AUTHORISED' && capturedOf(payment) === 0;
  return state === 'PURCHASED' && captures.every(({ at }) => !isSettled(at, now));
}
