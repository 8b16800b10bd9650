import { attemptsMade, isPayable } from '../orders/order.ts';
import { cancelOrder } from '../orders/reversals.ts';
import type { Step } from './page-answers.ts';
import { textsOf } from './page-texts.ts';
import { sendPaymentPage } from './payment-layout.ts';
import { wordsPage } from './result-page.ts';
import { cancelAddress } from './return-address.ts';

/** Leads back to the merchant without paying. */
export const leavePage: Step = async (gateway, { order, language }, reply) => {
  const { cancelMarksOrder, cancelAddsRef } = gateway.settings;
  const untouched = attemptsMade(order) === 0 && isPayable(order);
  if (cancelMarksOrder && untouched) cancelOrder(gateway, order);
  const address = cancelAddress(order, cancelAddsRef);
  if (address !== null) return await reply.header('cache-control', 'no-store').redirect(address, 303);
  const body = wordsPage(language, 'leftTitle', 'leftText');
  return await sendPaymentPage(reply, { title: textsOf(language).leftTitle, language, body, leadsTo: [] });
};
