/** The pages of buying a plan, fetched together: they follow each other. */
export { CouponPage } from './coupon/coupon-page.tsx';
export { PaymentRedirectPage } from './redirect/payment-redirect-page.tsx';
export { SubscriptionPage } from './subscription-page.tsx';
