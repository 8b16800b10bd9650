import { formatAmount, pages } from '@genie/contract';
import type { Mail } from '../../../adapters/mail/mail-sender.ts';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import { writeMail } from '../../mail/index.ts';
import type { UpcomingCharge } from '../renewals/renewal-store.ts';
import { cardInWords } from './card-in-words.ts';
import { dateInWords } from './date-in-words.ts';
import { planInWords } from './plan-in-words.ts';

type Recipient = { readonly email: string; readonly fullName: string };

/** The number of a receipt as it is written: R-000042. */
const receiptNumberInWords = (number: number): string => `R-${String(number).padStart(6, '0')}`;

/**
 * The receipt of a payment.
 *
 * @param next the charge of the next period, or null for a plan that just ends
 */
export const receiptMail = (
  context: Context,
  user: Recipient,
  order: Order & {
    readonly receiptNumber: number;
    readonly periodStart: Date;
    readonly periodEnd: Date;
  },
  next: UpcomingCharge | null,
): Mail => {
  const { brand, http } = context.config;
  const amount = formatAmount(order.amountFils);
  const plan = planInWords(order);
  const number = receiptNumberInWords(order.receiptNumber);
  const lines = [
    ['Receipt', number],
    ['Date', dateInWords(context, order.paidAt ?? context.clock.now())],
    ['Plan', plan],
    ['Period', `${dateInWords(context, order.periodStart)} to ${dateInWords(context, order.periodEnd)}`],
    ...(order.discountFils > 0
      ? [
          ['Price', formatAmount(order.listFils)],
          ['Coupon', `${order.couponCode}, − ${formatAmount(order.discountFils)}`],
        ]
      : []),
    ['Paid', amount],
    [
      'Renewal',
      next === null
        ? 'none, the plan ends by itself'
        : `${formatAmount(next.amountFils)} is charged on ${dateInWords(context, next.on)}, unless you cancel before`,
    ],
    ...(order.cardPan ? [['Card', cardInWords(order.cardPan, order.cardMethod)]] : []),
    ...(order.authorisationCode ? [['Authorisation', order.authorisationCode]] : []),
    ['Order', order.id],
    ...(brand.taxNumber ? [['Tax number', brand.taxNumber]] : []),
  ].map(([label = '', value = '']) => ({ label, value }));
  return writeMail(context, {
    to: user.email,
    subject: `Receipt ${number}: ${plan}, ${amount}`,
    before: [
      `Hello ${user.fullName},`,
      order.kind === 'renewal'
        ? `Your ${plan} was renewed. Thank you.`
        : `Your ${plan} has begun. Thank you for your purchase.`,
    ],
    lines,
    action: { label: `Open ${brand.name}`, url: `${http.publicUrl}${pages.chat}` },
    after: [
      `Subscriptions are non-refundable. Questions about this payment: ${brand.supportEmail}`,
      `${brand.operator}, ${brand.operatorAddress}`,
    ],
  });
};
