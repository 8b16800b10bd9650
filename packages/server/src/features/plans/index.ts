export { type CategoryPlan, planForCategory } from './plan-for-category.ts';
export { periodEnd } from './plan-policy.ts';
export { coversCategory, endSubscriptionsPast, findPlan, insertSubscription } from './plan-store.ts';
export { type Access, presentAccess, presentLatestSubscription } from './present-plan.ts';
export { readCatalogue, seedPlans } from './seed-catalogue.ts';
export { startFreePlan } from './start-free-plan.ts';
export {
  type Allowance,
  type CountedQuestion,
  checkAllowance,
  giveBackQuestion,
  type Refusal,
  takeQuestion,
} from './take-question.ts';
