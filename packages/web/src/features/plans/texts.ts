/** Texts of the plan and payment pages that the specification leaves to us. */
export const pageTexts = {
  subtitle: 'Choose your favourite plan',
  noOffers: 'There are no prices to show just now.',
  asksAgain: 'This page asks again by itself.',
  notOnOffer: (plan: string) => `The ${plan} is not on offer just now.`,
  noRenewal: 'No renewal unless you save your card.',
  startsNow:
    'A purchase starts now and ends the plan you have, without credit for the days or questions left in it.',
  startsAtOnce: 'A purchase starts now.',
  nonRefundable: 'Subscriptions are non-refundable.',
  applyFirst: 'Press Apply to use this code, or clear it.',
  unfinished:
    'You left the payment page. If you paid all the same, your plan starts by itself; if you did not, nothing is charged.',
  receipt: 'A receipt is mailed to you.',
  nothingToPay: 'With nothing to pay no card is asked for, so there is none to save.',
  notOrdered: 'Your order was not placed.',
  priceChanged: 'The price has changed.',
  otherAmount: (amount: string) =>
    `${amount} is to be paid now. Nothing was charged: proceed only if you agree.`,
  orderTimedOut: 'The payment service did not answer in time. Nothing was charged. Please try again.',
  planGone: 'This plan is not on offer any more.',
  noReference: 'This address names no payment.',
  unknownPayment: 'This payment is not known in your account.',
  cancelled: 'Payment cancelled',
  left: 'You left the payment page, so nothing was charged and your plan is as it was.',
  unconfirmed: 'Your payment is not confirmed yet',
  unconfirmedNext:
    'We go on asking the payment service. If you paid, your plan starts by itself and a receipt is mailed to you; if you did not, nothing is charged. You can leave this page.',
  outOfReach: 'The payment service cannot be asked just now; trying again.',
  noPlan: 'You have no plan yet.',
  notRenewedYet:
    'The renewal could not be charged yet. Until that day it is tried again, and the plan goes on.',
  subscriptionFailed: 'Your subscription could not be loaded.',
  historyFailed: 'Your payments could not be loaded.',
  noPayments: 'No payments yet.',
  notCancelled: 'Your subscription was not cancelled.',
} as const;
