import { formatAmount } from '@genie/contract';
import type { Mail } from '../../../adapters/mail/mail-sender.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { writeMail } from '../../mail/index.ts';
import type { Refusal } from '../settlement/bought.ts';
import { cardInWords } from './card-in-words.ts';
import { planInWords } from './plan-in-words.ts';

/** Tells that a payment which bought nothing was given back. */
export const refundMail = (
  context: Context,
  user: { readonly email: string; readonly fullName: string },
  order: Order,
): Mail => {
  const { brand } = context.config;
  const isTooLate = order.failure === ('plan_has_ended' satisfies Refusal);
  const amount = formatAmount(order.amountFils);
  return writeMail(context, {
    to: user.email,
    subject: `We gave ${amount} back to you`,
    before: [
      `Hello ${user.fullName},`,
      `We received a payment of ${amount} for the ${planInWords(order)} that ${isTooLate ? 'came after it had ended' : 'your account did not need any more'}, so we gave the whole amount back to your card.`,
    ],
    lines: [
      { label: 'Amount', value: amount },
      ...(order.cardPan ? [{ label: 'Card', value: cardInWords(order.cardPan, order.cardMethod) }] : []),
      { label: 'Order', value: order.id },
    ],
    after: [
      `Your bank may take a few days to show it. ${isTooLate ? 'If no other plan of yours runs, choose one to go on.' : 'Your plan stays as it is.'}`,
      `Questions: ${brand.supportEmail}`,
    ],
  });
};
