import { type ContactRequest, type ContactResponse, contactTexts } from '@genie/contract';
import { maskSensitiveCardData, wasMasked } from '@genie/payment-formats';
import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { limitAttempts } from '../abuse/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { contactMail } from './contact-mail.ts';

/**
 * Mails a message to the operator, with the writer's address to reply to. Card data in it is masked first, as in a
 * question. A message that fills the field people do not see comes from a robot: it is answered like any other and goes
 * nowhere.
 *
 * @throws TooManyRequests past the limit of messages by address
 */
export const sendContactMessage = async (
  context: Context,
  request: ContactRequest,
  facts: RequestFacts,
): Promise<ContactResponse> => {
  await limitAttempts(context, 'contact', { byAddress: facts.address });
  const name = maskSensitiveCardData(request.name);
  const message = maskSensitiveCardData(request.message);
  if (!request.website?.trim()) {
    const mail = contactMail(context, { ...request, name: name.text, message: message.text });
    await context.storage.transaction((tx) => putInOutbox(context, tx, 'contact', mail));
    context.jobs.wake(outboxJob);
  }
  return {
    message: contactTexts.sent,
    notice: wasMasked(name.masked) || wasMasked(message.masked) ? contactTexts.cardDataMasked : null,
  };
};
