import { constants, formatAmount, pages } from '@genie/contract';
import type { Mail } from '../../../adapters/mail/mail-sender.ts';
import { addDays } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { writeMail } from '../../mail/index.ts';
import { accessEnd, isForSale, nextPeriodEnd } from '../../plans/index.ts';
import { declineInWords } from '../renewals/decline-codes.ts';
import type { Renewable } from '../renewals/renewal-store.ts';
import { cardInWords } from './card-in-words.ts';
import { dateInWords } from './date-in-words.ts';
import { planInWords } from './plan-in-words.ts';

const hello = ({ user }: Renewable): string => `Hello ${user.fullName},`;

const plansPage = ({ config }: Context) => ({
  label: 'See your plan',
  url: `${config.http.publicUrl}${pages.subscription}`,
});

/** How to cancel, and what that does: a plan past its end goes on only as its renewal is tried. */
const howToCancel = (context: Context, { endsAt }: Renewable): string => {
  const after =
    endsAt > context.clock.now()
      ? `You keep your plan until its end on ${dateInWords(context, endsAt)}.`
      : 'Your plan then ends at once.';
  return `To cancel, open your profile in ${context.config.brand.name}, choose Subscription and then Cancel Subscription. ${after}`;
};

/** Tells of a charge to come: how much, when, on which card, and how to prevent it. */
export const renewalAnnouncedMail = (context: Context, subscription: Renewable, maskedPan: string): Mail => {
  const { endsAt, plan } = subscription;
  const amount = formatAmount(plan.amountFils);
  const chargedOn = dateInWords(context, addDays(endsAt, -constants.renewal.chargeDaysAhead));
  const until = dateInWords(context, nextPeriodEnd(context.time, subscription));
  return writeMail(context, {
    to: subscription.user.email,
    subject: `Your ${planInWords(plan)} renews: ${amount} is charged on ${chargedOn}`,
    before: [hello(subscription), `Your ${planInWords(plan)} is about to renew.`],
    lines: [
      { label: 'Amount', value: amount },
      { label: 'Charged on', value: chargedOn },
      { label: 'Card', value: cardInWords(maskedPan) },
      { label: 'New period', value: `${dateInWords(context, endsAt)} to ${until}` },
    ],
    action: plansPage(context),
    after: [howToCancel(context, subscription)],
  });
};

/** Tells that a charge failed and is tried again. */
export const renewalFailedMail = (
  context: Context,
  subscription: Renewable,
  { failure, amountFils }: { failure: string; amountFils: number },
): Mail => {
  const plan = planInWords(subscription.plan);
  return writeMail(context, {
    to: subscription.user.email,
    subject: `We could not renew your ${plan}`,
    before: [
      hello(subscription),
      `We tried to charge ${formatAmount(amountFils)} for your ${plan}, but ${declineInWords(failure)}. Nothing was charged.`,
      `We try again tomorrow. You can go on asking until ${dateInWords(context, accessEnd(subscription))}.`,
    ],
    action: plansPage(context),
    after: [howToCancel(context, subscription)],
  });
};

/** Asks the payer to confirm a renewal on the bank's page. */
export const renewalConfirmMail = (
  context: Context,
  subscription: Renewable,
  { url, amountFils }: { url: string; amountFils: number },
): Mail => {
  const plan = planInWords(subscription.plan);
  return writeMail(context, {
    to: subscription.user.email,
    subject: `Please confirm the renewal of your ${plan}`,
    before: [
      hello(subscription),
      `Your bank asks you to confirm the payment of ${formatAmount(amountFils)} for your ${plan}. Nothing was charged yet.`,
      `You can go on asking until ${dateInWords(context, accessEnd(subscription))}.`,
    ],
    action: { label: 'Confirm the payment', url },
    after: [howToCancel(context, subscription)],
  });
};

/** Tells that a plan is not renewed, and what becomes of it. */
export const renewalStoppedMail = (
  context: Context,
  subscription: Renewable,
  { isOver, failure }: { isOver: boolean; failure: string | null },
): Mail => {
  const plan = planInWords(subscription.plan);
  const why = failure === null ? '' : `, because ${declineInWords(failure)}`;
  return writeMail(context, {
    to: subscription.user.email,
    subject: isOver ? `Your ${plan} has ended` : `Your ${plan} will not renew`,
    before: [
      hello(subscription),
      isOver
        ? `Your ${plan} could not be renewed${why}, and has ended. Nothing was charged.`
        : `Your ${plan} could not be renewed${why}. Nothing was charged. You can use it until ${dateInWords(context, subscription.endsAt)}.`,
      'We have forgotten your card. To go on, choose a plan and pay with another one.',
    ],
    action: { ...plansPage(context), label: 'Choose a plan' },
    after: ['Your chats are kept.'],
  });
};

/** Reminds of the end of a plan that does not renew, or of a trial. */
export const planEndsMail = (context: Context, subscription: Renewable): Mail => {
  const { plan, endsAt } = subscription;
  const name = planInWords(plan);
  const day = dateInWords(context, endsAt);
  const goOn = isForSale(plan)
    ? 'choose a plan again then'
    : `write to ${context.config.brand.supportEmail}, or choose a plan that is sold here`;
  return writeMail(context, {
    to: subscription.user.email,
    subject: `Your ${name} ends on ${day}`,
    before: [
      hello(subscription),
      plan.isSequence === 0
        ? `Your free trial ends on ${day}. To go on asking after that, choose a plan.`
        : `Your ${name} ends on ${day} and does not renew. To go on asking after that, ${goOn}.`,
    ],
    action: { ...plansPage(context), label: 'See the plans' },
    after: ['Your chats are kept.'],
  });
};
