import type { Gateway } from '../gateway.ts';
import { invalidState } from '../gateway-error.ts';
import { move, takeMoney } from './conclude.ts';
import { currentPayment, type Order } from './order.ts';

/**
 * Ends a fraud review.
 * @throws GatewayError when the order is not under review
 */
export function endReview(gateway: Gateway, order: Order, verdict: 'accept' | 'reject'): void {
  const payment = currentPayment(order);
  if (payment.state !== 'POST_AUTH_REVIEW') throw invalidState('The order is not under review');
  if (verdict === 'accept') {
    takeMoney(gateway, order, payment);
    gateway.announce('POST_AUTH_FRAUD_CHECK_ACCEPTED', order);
    return;
  }
  if (payment.authorisation) payment.authorisation.resultCode = '59';
  move(gateway, payment, 'FAILED');
  gateway.announce('POST_AUTH_FRAUD_CHECK_REJECTED', order);
}
