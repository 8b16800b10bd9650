import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GatewayOrder, gatewayOrderSchema } from '../../../adapters/payments/gateway-order.ts';
import type { Order } from '../../../storage/index.ts';
import { mismatchOf, paymentOutcome } from './payment-outcome.ts';

const order = {
  id: 'our-reference',
  gatewayReference: 'r-1',
  outletId: 'outlet',
  amountFils: 9_900,
  currency: 'AED',
} as Order;

const amount = { currencyCode: 'AED', value: 9_900 };

const shown = (states: readonly string[], facts: Partial<GatewayOrder> = {}): GatewayOrder => ({
  reference: 'r-1',
  outletId: 'outlet',
  merchantOrderReference: 'our-reference',
  amount,
  _embedded: { payment: states.map((state, index) => ({ reference: `p-${index}`, state, amount })) },
  ...facts,
});

test.each([
  [['STARTED'], 'pending'],
  [['PENDING'], 'pending'],
  [['AWAIT_3DS'], 'pending'],
  [['AWAIT3DS'], 'pending'],
  [['AUTHORISED'], 'pending'],
  [['VERIFIED'], 'pending'],
  [['POST_AUTH_REVIEW'], 'pending'],
  [['PARTIALLY_AUTHORISED'], 'pending'],
  [['PARTIALLY_CAPTURED'], 'pending'],
  [['NOBODY_KNOWS'], 'pending'],
  [['PURCHASED'], 'paid'],
  [['CAPTURED'], 'paid'],
  [['FAILED'], 'failed'],
  [['CANCELLED'], 'failed'],
  [['CANCELED'], 'failed'],
  [['REVERSED'], 'failed'],
  [['REFUNDED'], 'failed'],
  [['PARTIALLY_REFUNDED'], 'failed'],
  [['EXPIRED'], 'failed'],
  [['FAILED', 'PURCHASED'], 'paid'],
  [['PURCHASED', 'FAILED'], 'paid'],
  [['FAILED', 'STARTED'], 'failed'],
  [['FAILED', 'AWAIT_3DS'], 'pending'],
  [[], 'pending'],
] as const)('attempts in the states %j are %s', (states, kind) => {
  expect(paymentOutcome(order, shown(states)).kind).toBe(kind);
});

test('whatever the attempts, an order is paid exactly when one of them took the money', () => {
  const state = fc.constantFrom('STARTED', 'FAILED', 'AWAIT_3DS', 'PURCHASED', 'CAPTURED', 'REFUNDED', 'X');
  fc.assert(
    fc.property(fc.array(state, { maxLength: 5 }), (states) => {
      const isPaid = states.some((one) => one === 'PURCHASED' || one === 'CAPTURED');
      expect(paymentOutcome(order, shown(states)).kind === 'paid').toBe(isPaid);
    }),
  );
});

test('a failure is named by the issuer’s code where there is one', () => {
  const failed = (authResponse?: { resultCode?: string }) =>
    paymentOutcome(
      order,
      shown([], {
        _embedded: { payment: [{ reference: 'p', state: 'FAILED', ...(authResponse && { authResponse }) }] },
      }),
    );
  expect(failed({ resultCode: '51' })).toEqual({ kind: 'failed', failure: '51' });
  expect(failed()).toEqual({ kind: 'failed', failure: 'failed' });
});

test.each<[string, Partial<GatewayOrder>]>([
  ['reference', { reference: 'r-2' }],
  ['outlet', { outletId: 'another' }],
  ['currency', { amount: { currencyCode: 'USD', value: 9_900 } }],
  ['amount', { amount: { currencyCode: 'AED', value: 9_899 } }],
  ['order reference', { merchantOrderReference: 'another' }],
])('an order of another %s is not ours, whatever its payments say', (what, facts) => {
  expect(mismatchOf(order, shown(['PURCHASED'], facts))).toBe(what);
  expect(paymentOutcome(order, shown(['PURCHASED'], facts))).toEqual({ kind: 'mismatch', what });
});

test('facts that are not as documented do not hide a payment', () => {
  const parsed = gatewayOrderSchema.parse({
    reference: 'r-1',
    amount,
    _links: null,
    somethingNew: {},
    _embedded: {
      payment: [
        {
          reference: 'p',
          state: 'PURCHASED',
          savedCard: { maskedPan: '411111******1111' },
          paymentMethod: { pan: 4_111 },
          authResponse: { authorizationCode: null },
          _links: { self: 'not a link' },
        },
      ],
    },
  });
  const outcome = paymentOutcome(order, parsed);
  expect(outcome).toMatchObject({ kind: 'paid', payment: { savedCard: undefined } });
});
