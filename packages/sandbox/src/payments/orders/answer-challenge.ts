import type { Gateway } from '../gateway.ts';
import { invalidState } from '../gateway-error.ts';
import { afterAuthentication } from './begin-payment.ts';
import { failAuthentication } from './conclude.ts';
import { currentPayment, type Order, type Payment } from './order.ts';

/** What the payer's bank takes for the one-time code. */
const acceptedOtp = '1234';

/**
 * Answers the 3-D Secure challenge; any other code than the accepted one ends the attempt.
 * @throws GatewayError when the order awaits no challenge
 */
export function answerChallenge(gateway: Gateway, order: Order, otp: string): Payment {
  const payment = currentPayment(order);
  if (payment.state !== 'AWAIT_3DS' || payment.given === null) {
    throw invalidState('The order awaits no 3-D Secure challenge');
  }
  if (otp !== acceptedOtp) {
    failAuthentication(gateway, order, payment);
    return payment;
  }
  payment.threeDs = 'passed';
  const { outcome } = payment.given.card;
  const passed = outcome.kind === 'challenged' ? outcome.passed : 'approved';
  afterAuthentication(gateway, order, payment, { kind: 'challenged', passed });
  return payment;
}
