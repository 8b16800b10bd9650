import { testCards } from '../cards/test-cards.ts';
import { currentPayment, isPayable } from '../orders/order.ts';
import { filledFields } from './filled-fields.ts';
import { type Step, sendCardPage, sendChallenge, sendResult } from './page-answers.ts';
import { noFields } from './read-card-form.ts';

/** Shows what there is to do: the card's form, filled with a test card that was chosen, the challenge, or how it ended. */
export const showPage: Step = async (gateway, visit, reply) => {
  const { order, fields } = visit;
  if (currentPayment(order).state === 'AWAIT_3DS') return await sendChallenge(gateway, visit, reply);
  if (!isPayable(order)) return await sendResult(visit, reply.code(410), true);
  const chosen = testCards.find(({ id }) => id === fields.get('card')) ?? null;
  const filled = chosen ? filledFields(chosen, gateway.clock.now()) : noFields;
  return await sendCardPage(gateway, visit, reply, { fields: filled, problems: {}, chosen });
};
