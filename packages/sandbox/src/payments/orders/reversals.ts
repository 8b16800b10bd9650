import type { Gateway } from '../gateway.ts';
import { invalidState } from '../gateway-error.ts';
import { move } from './conclude.ts';
import { currentPayment, type Order, type Payment } from './order.ts';
import { canReverse } from './payment-rules.ts';

/** @throws GatewayError when an authorisation is captured already, or a purchase settled */
export function reverse(gateway: Gateway, order: Order, payment: Payment): void {
  if (!canReverse(order, payment, gateway.clock.now())) {
    throw invalidState('The payment cannot be reversed in this state');
  }
  const purchase = order.request.action === 'PURCHASE';
  if (purchase) payment.captures = [];
  move(gateway, payment, 'REVERSED');
  gateway.announce(purchase ? 'PURCHASE_REVERSED' : 'FULL_AUTH_REVERSED', order);
}

/** @throws GatewayError once a card was given */
export function cancelOrder(gateway: Gateway, order: Order): void {
  const payment = currentPayment(order);
  if (payment.state !== 'STARTED' || order.payments.some(({ given }) => given !== null)) {
    throw invalidState('Only an order that nobody began to pay can be cancelled');
  }
  move(gateway, payment, 'CANCELLED');
  gateway.announce('CANCELLED', order);
}
