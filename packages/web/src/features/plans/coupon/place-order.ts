import { type AddSubscriptionRequest, formatAmount, toFils } from '@genie/contract/client';
import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';
import { pageTexts } from '../texts.ts';

export type OrderFailure = {
  /** What it is about: the coupon, the plan, another amount than was shown, or the order as a whole. */
  readonly about: 'coupon' | 'plan' | 'amount' | 'order';
  readonly cause: string;
};

type OrderOutcome = { readonly address: string } | OrderFailure;

/**
 * Orders a plan and keeps the outlet's id for the way back.
 *
 * @param shownFils what the buyer was told: an order of another amount is told before it is paid
 * @returns where to pay, or why there is nothing to pay
 */
export const placeOrder = async (
  request: AddSubscriptionRequest,
  shownFils: number,
): Promise<OrderOutcome> => {
  try {
    const { outlet_id, payment_page_url, amount } = await postSignedIn('addSubscription', request);
    // With nothing to pay the plan has begun.
    if (amount > 0 && toFils(amount) !== shownFils) {
      return { about: 'amount', cause: pageTexts.otherAmount(formatAmount(toFils(amount))) };
    }
    storedValues.set('outlet_id', outlet_id);
    return { address: payment_page_url };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'coupon_invalid') return { about: 'coupon', cause: error.message };
    if (error.code === 'not_found') return { about: 'plan', cause: pageTexts.planGone };
    // An order alone charges nothing: only its payment page does.
    if (error.code === 'gateway_timeout') return { about: 'order', cause: pageTexts.orderTimedOut };
    return { about: error.code === 'plan_not_available' ? 'plan' : 'order', cause: error.message };
  }
};
