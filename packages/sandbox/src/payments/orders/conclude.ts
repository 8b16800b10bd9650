import { randomInt, randomUUID } from 'node:crypto';
import type { Gateway } from '../gateway.ts';
import { dubaiDay } from '../gateway-clock.ts';
import type { Authorisation, Order, Payment, PaymentState } from './order.ts';

const captureOfSaleAfterMs = 50;

/** The issuer agreed: the money is taken, or reserved for an AUTH; a SALE is captured a moment later. */
export function approve(gateway: Gateway, order: Order, payment: Payment): void {
  payment.authorisation = authorisation(gateway, '00');
  takeMoney(gateway, order, payment);
}

/** What follows an authorisation. */
export function takeMoney(gateway: Gateway, order: Order, payment: Payment): void {
  const { action, amount } = order.request;
  if (action === 'PURCHASE') {
    payment.captures.push({ id: randomUUID(), value: amount.value, at: gateway.clock.now() });
    move(gateway, payment, 'PURCHASED');
    gateway.announce('PURCHASED', order);
    return;
  }
  move(gateway, payment, 'AUTHORISED');
  gateway.announce('AUTHORISED', order);
  if (action === 'AUTH') return;
  const captured = gateway.clock.after(captureOfSaleAfterMs, () => {
    if (payment.state !== 'AUTHORISED') return;
    payment.captures.push({ id: randomUUID(), value: amount.value, at: gateway.clock.now() });
    move(gateway, payment, 'CAPTURED');
    gateway.announce('CAPTURED', order);
  });
  gateway.webhooks.track(captured);
}

/** The issuer refused, with a response code of ISO 8583. */
export function decline(gateway: Gateway, order: Order, payment: Payment, resultCode: string): void {
  payment.authorisation = authorisation(gateway, resultCode);
  move(gateway, payment, 'FAILED');
  gateway.announce(order.request.action === 'PURCHASE' ? 'PURCHASE_DECLINED' : 'DECLINED', order);
}

/** 3-D Secure failed: the issuer was never asked, so there is no answer of its. */
export function failAuthentication(gateway: Gateway, order: Order, payment: Payment): void {
  payment.threeDs = 'failed';
  move(gateway, payment, 'FAILED');
  gateway.announce(order.request.action === 'PURCHASE' ? 'PURCHASE_FAILED' : 'AUTHORISATION_FAILED', order);
}

/** The issuer agreed, but somebody has to look at it first. */
export function holdForReview(gateway: Gateway, order: Order, payment: Payment): void {
  payment.authorisation = authorisation(gateway, '00');
  move(gateway, payment, 'POST_AUTH_REVIEW');
  gateway.announce('POST_AUTH_FRAUD_CHECK_REVIEW', order);
}

/** Every change of state is dated, as the API shows when a payment was updated. */
export function move(gateway: Gateway, payment: Payment, state: PaymentState): void {
  payment.state = state;
  payment.updatedAt = gateway.clock.now();
}

function authorisation(gateway: Gateway, resultCode: string): Authorisation {
  const day = dubaiDay(gateway.clock.now()).replaceAll('-', '').slice(2);
  return {
    resultCode,
    // Of a refusal the code is blank, not absent.
    authorizationCode: resultCode === '00' ? sixDigits() : ' '.repeat(6),
    rrn: `${day}${sixDigits()}`,
  };
}

function sixDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
