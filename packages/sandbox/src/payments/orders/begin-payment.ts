import { maskPan } from '../cards/card-number.ts';
import type { Outcome, TestCard } from '../cards/test-cards.ts';
import type { Gateway } from '../gateway.ts';
import { invalidState } from '../gateway-error.ts';
import { approve, decline, failAuthentication, holdForReview, move } from './conclude.ts';
import { newPayment } from './create-order.ts';
import { currentPayment, isPayable, type Order, type Payment } from './order.ts';

export type GivenCard = { card: TestCard; expiry: string; cardholderName: string };

export type Begun = {
  payment: Payment;
  /** Ends when the gateway answers: at once, but for the card whose connection is held. */
  answered: Promise<void>;
};

/**
 * Begins an attempt to pay with a card. What comes of it is told by the payment's state.
 * @throws GatewayError when the order takes no card now
 */
export function beginPayment(gateway: Gateway, order: Order, given: GivenCard, outcome: Outcome): Begun {
  if (!isPayable(order)) throw invalidState('The order takes no card in this state');
  const payment = paymentToUse(gateway, order);
  const { card, expiry, cardholderName } = given;
  payment.given = { card, maskedPan: maskPan(card.pan), expiry, cardholderName };
  payment.updatedAt = gateway.clock.now();
  return { payment, answered: perform(gateway, order, payment, outcome) };
}

/** The attempt under way; after a decline it is a new one, and the old one stays in the order. */
function paymentToUse(gateway: Gateway, order: Order): Payment {
  const current = currentPayment(order);
  if (current.state === 'STARTED') return current;
  const next = newPayment(gateway.clock.now());
  order.payments.push(next);
  return next;
}

async function perform(gateway: Gateway, order: Order, payment: Payment, outcome: Outcome): Promise<void> {
  const { clock, settings, switches } = gateway;
  switch (outcome.kind) {
    case 'approved':
      return approve(gateway, order, payment);
    case 'declined':
      return decline(gateway, order, payment, outcome.resultCode);
    case 'challenged':
      if (order.request.merchantAttributes.skip3DS && !outcome.insists) {
        return afterAuthentication(gateway, order, payment, outcome);
      }
      return move(gateway, payment, 'AWAIT_3DS');
    case 'refused by 3-D Secure':
      return failAuthentication(gateway, order, payment);
    case 'reviewed':
      return holdForReview(gateway, order, payment);
    case 'approved late':
      void clock.after(settings.approvalDelayMs, () => approve(gateway, order, payment));
      return;
    case 'held':
      return await clock.after(settings.heldMs, () =>
        switches.timeoutOutcome === 'PURCHASED'
          ? approve(gateway, order, payment)
          : decline(gateway, order, payment, '96'),
      );
  }
}

/** What the issuer makes of a payment whose payer it has recognised. */
export function afterAuthentication(
  gateway: Gateway,
  order: Order,
  payment: Payment,
  outcome: Outcome & { kind: 'challenged' },
): void {
  if (outcome.passed === 'approved') approve(gateway, order, payment);
  else decline(gateway, order, payment, '05');
}
