import type { GatewayOrder, GatewayPayment } from '../../../adapters/payments/gateway-order.ts';
import type { Order } from '../../../storage/index.ts';

/** What the gateway's account of an order means for ours. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly payment: GatewayPayment }
  /** `failure` is the issuer's result code, or the gateway's state in small letters. */
  | { readonly kind: 'failed'; readonly failure: string }
  | { readonly kind: 'pending'; readonly state: string; readonly isKnown: boolean }
  | { readonly kind: 'mismatch'; readonly what: string };

const paidStates = new Set(['PURCHASED', 'CAPTURED']);
const failedStates = new Set([
  'FAILED',
  'CANCELLED',
  'CANCELED',
  'REVERSED',
  'VOIDED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'EXPIRED',
  'PARTIAL_AUTH_DECLINED',
  'PARTIAL_AUTH_DECLINE_FAILED',
]);
const untouchedState = 'STARTED';
/** The states in which an issuer's challenge is open. */
const challengeStates = new Set(['AWAIT_3DS', 'AWAIT3DS', 'AWAITING_3DS']);
const waitingStates = new Set([
  ...challengeStates,
  'PENDING',
  'AUTHORISED',
  'VERIFIED',
  'POST_AUTH_REVIEW',
  'AWAITING_PARTIAL_AUTH_APPROVAL',
  'PARTIALLY_AUTHORISED',
  'PARTIALLY_CAPTURED',
  'THREE_DS_AUTHENTICATED',
]);

/** Whether the payer's money was taken. */
export const isPaidState = (state: string): boolean => paidStates.has(state);

/** Whether the payer's bank asks the payer to confirm it. */
export const isChallenge = (state: string): boolean => challengeStates.has(state);
/** Whether nobody has tried to pay. */
export const isUntouched = (state: string): boolean => state === untouchedState;

/**
 * Judges an order at the gateway. It can hold several attempts: one that is paid decides, then one that waits (held for
 * review, challenged, or in a state we do not know), then one that failed. Access is never given for a state that is
 * only on its way to being paid.
 */
export const paymentOutcome = (order: Order, atGateway: GatewayOrder): PaymentOutcome => {
  const what = mismatchOf(order, atGateway);
  if (what !== null) return { kind: 'mismatch', what };
  const attempts = atGateway._embedded?.payment ?? [];
  const paid = attempts.find(({ state }) => isPaidState(state));
  if (paid) return paidOutcome(order, paid);
  const waiting = attempts.find(({ state }) => state !== untouchedState && !failedStates.has(state));
  if (waiting) return { kind: 'pending', state: waiting.state, isKnown: waitingStates.has(waiting.state) };
  const failed = attempts.findLast(({ state }) => failedStates.has(state));
  if (failed) return { kind: 'failed', failure: failureOf(failed) };
  return { kind: 'pending', state: untouchedState, isKnown: true };
};

const paidOutcome = (order: Order, payment: GatewayPayment): PaymentOutcome => {
  const { amount } = payment;
  const fits =
    amount === undefined || (amount.value === order.amountFils && amount.currencyCode === order.currency);
  return fits ? { kind: 'paid', payment } : { kind: 'mismatch', what: 'amount of the payment' };
};

const failureOf = ({ authResponse, state }: GatewayPayment): string => {
  const code = authResponse?.resultCode?.trim();
  return state === 'FAILED' && code ? code : state.toLowerCase();
};

/** In what the gateway's order is not ours, in words for the log; null when it fits. */
export const mismatchOf = (order: Order, atGateway: GatewayOrder): string | null => {
  const { reference, outletId, amount, merchantOrderReference } = atGateway;
  if (order.gatewayReference !== null && reference !== order.gatewayReference) return 'reference';
  if (outletId !== undefined && outletId !== order.outletId) return 'outlet';
  if (amount.currencyCode !== order.currency) return 'currency';
  if (amount.value !== order.amountFils) return 'amount';
  if (merchantOrderReference !== undefined && merchantOrderReference !== order.id) return 'order reference';
  return null;
};
