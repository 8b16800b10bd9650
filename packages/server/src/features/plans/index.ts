export { editPlan, type PlanEdit } from './edit-plan.ts';
export { exportSubscriptions } from './export-subscriptions.ts';
export { type CategoryPlan, planForCategory } from './plan-for-category.ts';
export {
  accessEnd,
  coveredCategories,
  coversCategory,
  isCovered,
  isForSale,
  isUsedUp,
  nextPeriodEnd,
  periodEnd,
} from './plan-policy.ts';
export { findPlan, findPlans, type Plan } from './plan-store.ts';
export { type Access, type CardFacts, presentAccess, presentSubscription } from './present-plan.ts';
export { registerPlans } from './routes.ts';
export { readCatalogue, seedPlans } from './seed-catalogue.ts';
export { freePlanId, startFreePlan } from './start-free-plan.ts';
export { startPaidPlan } from './start-paid-plan.ts';
export {
  cancelRunning,
  endRunning,
  endSubscription,
  endSubscriptionsPast,
  extendSubscription,
  findLatest,
  findRunning,
  insertSubscription,
  isActive,
  isCancelled,
  moveEnd,
  type RunningSubscription,
  stopRenewing,
} from './subscription-store.ts';
export {
  type Allowance,
  checkAllowance,
  giveBackQuestion,
  type Refusal,
  takeQuestion,
} from './take-question.ts';
