import type { TestCard } from '../cards/test-cards.ts';
import type { OrderRequest } from './order-request.ts';

const defaultAttempts = 3;

export type PaymentState =
  | 'STARTED'
  | 'AWAIT_3DS'
  | 'AUTHORISED'
  | 'CAPTURED'
  | 'PURCHASED'
  | 'FAILED'
  | 'CANCELLED'
  | 'REVERSED'
  | 'PARTIALLY_CAPTURED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'POST_AUTH_REVIEW';

/** What the gateway keeps of a card: never its number, never its CVV. */
export type CardFacts = {
  /** Which of the test cards it is. */
  card: TestCard;
  maskedPan: string;
  /** YYYY-MM */
  expiry: string;
  cardholderName: string;
};

export type Authorisation = { resultCode: string; authorizationCode: string; rrn: string };

export type Capture = { id: string; value: number; at: number };

type Refund = { id: string; captureId: string; value: number; at: number };

/** One attempt to pay an order. Values are minor units, times milliseconds since the epoch. */
export type Payment = {
  reference: string;
  state: PaymentState;
  updatedAt: number;
  /** Null until a card was given. */
  given: CardFacts | null;
  authorisation: Authorisation | null;
  threeDs: 'passed' | 'failed' | null;
  captures: Capture[];
  refunds: Refund[];
};

export type Order = {
  reference: string;
  /** Opens the hosted page. */
  code: string;
  request: OrderRequest;
  createdAt: number;
  /** Oldest first; there is always one. */
  payments: [Payment, ...Payment[]];
};

/** The attempt that counts: the newest. */
export function currentPayment(order: Order): Payment {
  return order.payments.at(-1) ?? order.payments[0];
}

/** Times a card was given, whatever came of it. */
export function attemptsMade(order: Order): number {
  return order.payments.filter(({ given }) => given !== null).length;
}

export function attemptsLeft(order: Order): number {
  return (order.request.merchantAttributes.paymentAttempts ?? defaultAttempts) - attemptsMade(order);
}

/** Whether a card can be given: none was yet, or it was declined and there are attempts left. */
export function isPayable(order: Order): boolean {
  const { state, given } = currentPayment(order);
  return state === 'STARTED' ? given === null : state === 'FAILED' && attemptsLeft(order) > 0;
}

export function capturedOf({ captures }: Payment): number {
  return captures.reduce((sum, { value }) => sum + value, 0);
}

/** Minor units given back of one capture, or of all. */
export function refundedOf({ refunds }: Payment, captureId?: string): number {
  return refunds
    .filter((refund) => captureId === undefined || refund.captureId === captureId)
    .reduce((sum, { value }) => sum + value, 0);
}
