import { isExpired } from '../cards/card-expiry.ts';
import { findByToken, type Outcome, type TestCard } from '../cards/test-cards.ts';
import type { Gateway } from '../gateway.ts';
import { invalidState, unprocessable } from '../gateway-error.ts';
import { type Begun, beginPayment } from './begin-payment.ts';
import { isPayable, type Order } from './order.ts';
import type { SavedCardCharge } from './order-request.ts';

/**
 * Charges a card by its token.
 * @throws GatewayError when there is no such card, the CVV is wanted, or the order takes no card now
 */
export function chargeSavedCard(gateway: Gateway, order: Order, charge: SavedCardCharge): Begun {
  const card = findByToken(charge.cardToken);
  if (card === undefined) throw unprocessable('invalidCardToken', 'No such saved card', 'cardToken');
  if (order.request.savedCard?.recaptureCsc && charge.cvv === undefined) {
    throw unprocessable('invalidCvv', 'The CVV is required for this order', 'cvv');
  }
  if (!isPayable(order)) throw invalidState('The order takes no card in this state');
  const { expiry, cardholderName } = charge;
  const outcome: Outcome = isExpired(expiry, gateway.clock.now())
    ? { kind: 'declined', resultCode: '54' }
    : nextOutcome(gateway, order, card);
  return beginPayment(gateway, order, { card, expiry, cardholderName }, outcome);
}

/** Cards are shared by all who use the sandbox, so their charges are counted for each payer. */
function nextOutcome({ savedCardCharges }: Gateway, order: Order, card: TestCard): Outcome {
  const key = `${card.id} ${order.request.emailAddress.toLowerCase()}`;
  const before = savedCardCharges.get(key) ?? 0;
  savedCardCharges.set(key, before + 1);
  return card.whenSaved[before] ?? card.whenSaved.at(-1) ?? card.whenSaved[0];
}
