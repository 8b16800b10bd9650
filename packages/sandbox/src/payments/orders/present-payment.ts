import { resultMessage } from '../cards/result-codes.ts';
import { tokenOf } from '../cards/test-cards.ts';
import {
  type Authorisation,
  type Capture,
  type CardFacts,
  isPayable,
  type Order,
  type Payment,
  refundedOf,
} from './order.ts';
import { canCapture, canReverse, isSettled } from './payment-rules.ts';
import { amountOf, orderUrl, type Presentation } from './presentation.ts';

const merchantId = '000000012345';

/** A payment as N-Genius shows it, inside its order or as the answer to what was done with it. */
export function presentPayment(order: Order, payment: Payment, presentation: Presentation) {
  const { baseUrl, outletId, now } = presentation;
  const { reference, state, given, authorisation, threeDs } = payment;
  const self = `${orderUrl(order, presentation)}/payments/${reference}`;
  const paid = authorisation?.resultCode === '00' && state !== 'POST_AUTH_REVIEW';
  const refundable = payment.captures.filter((capture) => isRefundable(payment, capture, now));
  return {
    _id: `urn:payment:${reference}`,
    reference,
    state,
    amount: order.request.amount,
    outletId,
    orderReference: order.reference,
    updateDateTime: new Date(payment.updatedAt).toISOString(),
    ...(given && { mid: merchantId, paymentMethod: presentCard(given) }),
    ...(given && paid && { savedCard: presentSavedCard(given) }),
    ...(authorisation && { authResponse: presentAuthorisation(authorisation) }),
    ...(threeDs && { '3ds': presentThreeDs(threeDs) }),
    _links: {
      self: { href: self },
      ...(state === 'STARTED' &&
        isPayable(order) && { 'payment:saved-card': { href: `${self}/saved-card` } }),
      ...(canCapture(payment) && { 'cnp:capture': { href: `${self}/captures` } }),
      ...(canReverse(order, payment, now) && { 'cnp:cancel': { href: `${self}/cancel` } }),
      ...(order.request.action === 'PURCHASE' &&
        refundable.length > 0 && { 'cnp:refund': { href: `${self}/refund` } }),
      curies: [{ name: 'cnp', href: `${baseUrl}/docs/rels/{rel}`, templated: true }],
    },
    ...(payment.captures.length > 0 && {
      _embedded: {
        'cnp:capture': payment.captures.map((capture) => ({
          _links: {
            self: { href: `${self}/captures/${capture.id}` },
            ...(refundable.includes(capture) && {
              'cnp:refund': { href: `${self}/captures/${capture.id}/refund` },
            }),
          },
          amount: amountOf(capture.value),
          createdTime: new Date(capture.at).toISOString(),
          state: 'SUCCESS',
        })),
        ...(payment.refunds.length > 0 && {
          'cnp:refund': payment.refunds.map((refund) => ({
            _links: { self: { href: `${self}/refunds/${refund.id}` } },
            amount: amountOf(refund.value),
            createdTime: new Date(refund.at).toISOString(),
            state: 'SUCCESS',
          })),
        }),
      },
    }),
  };
}

function isRefundable(payment: Payment, capture: Capture, now: number): boolean {
  return isSettled(capture.at, now) && refundedOf(payment, capture.id) < capture.value;
}

function presentCard({ card, maskedPan, expiry, cardholderName }: CardFacts) {
  return {
    name: card.scheme,
    pan: maskedPan,
    expiry,
    cardholderName,
    cardType: card.cardType,
    issuingCountry: 'ARE',
  };
}

function presentSavedCard({ card, maskedPan, expiry, cardholderName }: CardFacts) {
  return {
    maskedPan,
    expiry,
    cardholderName,
    scheme: card.scheme,
    cardToken: tokenOf(card),
    recaptureCsc: false,
  };
}

function presentAuthorisation({ resultCode, authorizationCode, rrn }: Authorisation) {
  return {
    authorizationCode,
    success: resultCode === '00',
    resultCode,
    resultMessage: resultMessage(resultCode),
    mid: merchantId,
    rrn,
  };
}

function presentThreeDs(threeDs: 'passed' | 'failed') {
  return threeDs === 'passed'
    ? { status: 'SUCCESS', eci: '05', eciDescription: 'Fully authenticated' }
    : { status: 'FAILURE', eci: '07', eciDescription: 'Not authenticated' };
}
