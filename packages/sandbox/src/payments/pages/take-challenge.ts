import { answerChallenge } from '../orders/answer-challenge.ts';
import { currentPayment } from '../orders/order.ts';
import { goOn, isRepeated, type Step } from './page-answers.ts';

/** Takes the one-time code of a 3-D Secure challenge. */
export const takeChallenge: Step = async (gateway, visit, reply) => {
  const { order, fields } = visit;
  if (currentPayment(order).state === 'AWAIT_3DS' && !isRepeated(visit)) {
    answerChallenge(gateway, order, (fields.get('otp') ?? '').trim());
  }
  return await goOn(gateway, visit, reply);
};
