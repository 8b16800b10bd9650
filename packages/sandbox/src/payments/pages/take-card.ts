import { beginPayment } from '../orders/begin-payment.ts';
import { isPayable } from '../orders/order.ts';
import { goOn, isRepeated, type Step, sendCardPage } from './page-answers.ts';
import { type CardFields, readCardForm } from './read-card-form.ts';

/** Pays with the card that was typed in. */
export const takeCard: Step = async (gateway, visit, reply) => {
  const { order, fields } = visit;
  if (!isPayable(order) || isRepeated(visit)) return await goOn(gateway, visit, reply);
  const typed: CardFields = {
    number: fields.get('number') ?? '',
    expiry: fields.get('expiry') ?? '',
    cvv: fields.get('cvv') ?? '',
    name: fields.get('name') ?? '',
  };
  const form = readCardForm(typed, gateway.clock.now());
  if ('problems' in form) {
    // A number that is wrong may be somebody's own: it is not sent back, and a CVV never is.
    const shown = { ...typed, cvv: '', ...(form.problems.number !== undefined && { number: '' }) };
    const again = { fields: shown, problems: form.problems, chosen: null };
    return await sendCardPage(gateway, visit, reply.code(400), again);
  }
  await beginPayment(gateway, order, form.given, form.given.card.outcome).answered;
  return await goOn(gateway, visit, reply);
};
