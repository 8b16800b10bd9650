import { GatewayError } from '../gateway-error.ts';
import { chargeSavedCard } from '../orders/charge-saved-card.ts';
import { isPayable } from '../orders/order.ts';
import { goOn, isRepeated, type Step, sendCardPage } from './page-answers.ts';
import { noFields } from './read-card-form.ts';

/** Pays with the card that the order names, once its CVV was given. */
export const takeSavedCard: Step = async (gateway, visit, reply) => {
  const { order, fields } = visit;
  const { savedCard } = order.request;
  if (savedCard === undefined || !isPayable(order) || isRepeated(visit)) {
    return await goOn(gateway, visit, reply);
  }
  const cvv = fields.get('cvv');
  try {
    await chargeSavedCard(gateway, order, { ...savedCard, ...(cvv !== null && cvv !== '' && { cvv }) })
      .answered;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const again = { fields: noFields, problems: { cvv: 'wrongCvv' } as const, chosen: null };
    return await sendCardPage(gateway, visit, reply.code(400), again);
  }
  return await goOn(gateway, visit, reply);
};
