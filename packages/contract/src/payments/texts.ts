/** Texts of buying a plan that a user reads. */
export const paymentTexts = {
  couponMissing: 'Please enter coupon code',
  couponUnknown: 'This coupon code is not known.',
  couponExpired: 'This coupon has expired.',
  couponUsedUp: 'This coupon has been used up.',
  couponOtherPlan: 'This coupon is not for this plan.',
  couponUsedByYou: 'You have used this coupon already.',
  couponBeingPaid:
    'Another order of yours with this coupon is just being paid. Pay that one, or try again later.',
  planIdInvalid: 'This is not the number of a plan.',
  planNotForSale: 'This plan cannot be bought here.',
  planCovered: 'Your current plan already covers this one. You can buy it when your plan has ended.',
  processing: 'Processing your payment...',
  succeeded: 'Payment successful!',
  failed: 'Payment failed!',
  declined: 'The payment was declined, so nothing was charged.',
  orderExpired: 'This order was not paid in time, so nothing was charged.',
  refunded: 'This payment is given back to you, as your plan did not need it any more.',
  refundedPlanEnded:
    'This payment came after its plan had ended and is given back to you. To go on, choose a plan.',
  mismatch: 'This payment does not fit its order, so no plan was started. Please write to support.',
  gatewayFailed: 'The payment service answered with an error. Nothing was charged. Please try again.',
  gatewayUnavailable:
    'The payment service cannot be reached just now. Nothing was charged. Please try again.',
  gatewayTimeout: 'The payment service did not answer in time. Nothing was charged. Please try again.',
  paymentNotAsked: 'The payment service cannot be asked just now. If you paid, your plan starts by itself.',
  nothingToCancel: 'You have no plan that renews, so there is nothing to cancel.',
  renewalCancelled: 'Your plan will not renew. You can use it until its end.',
} as const;
