import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { registerPaymentJobs } from './register-payment-jobs.ts';
import { registerPaymentRoutes } from './routes.ts';
import { registerWebhook } from './webhook/webhook-route.ts';

export { createCoupon, disableCoupon, listCoupons } from './coupons/manage-coupons.ts';
export { seedDemoCoupons } from './coupons/seed-demo-coupons.ts';
export { currentSubscription } from './current-subscription.ts';
export { exportPayments } from './export-payments.ts';
export { reconcileJob, renewalsJob } from './job-names.ts';
export { findOrderMismatches } from './mismatches/find-order-mismatches.ts';
export type { OrderMismatch } from './mismatches/order-mismatch.ts';
export { expirePlan } from './operator/expire-plan.ts';
export { grantPlan } from './operator/grant-plan.ts';
export { reconcileNow } from './operator/reconcile-now.ts';
export { resolveMismatch } from './operator/resolve-mismatch.ts';
export { countOrdersByStatus, findEarliestCheckDue } from './orders/order-review-store.ts';
export { forgetBuyer } from './orders/order-store.ts';
export { reconcileOrders } from './reconcile-orders.ts';
export { registerPaymentJobs } from './register-payment-jobs.ts';
export { findEarliestRenewalDue } from './renewals/renewal-store.ts';
export { runRenewals } from './renewals/run-renewals.ts';
export { deleteGatewayEventsBefore } from './webhook/event-store.ts';

export const registerPayments = async (app: FastifyInstance, context: Context): Promise<void> => {
  registerPaymentRoutes(app, context);
  await registerWebhook(app, context);
  registerPaymentJobs(context);
};
