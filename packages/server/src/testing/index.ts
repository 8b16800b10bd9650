export { cookiesOf } from './cookies.ts';
export { fillAccount, questions } from './fill-account.ts';
export { fuzzAccounts, hardlyAnyLimits } from './fuzzing/fuzz-accounts.ts';
export { accountTargets } from './fuzzing/hostile-request.ts';
export { googleSignIn, returnFromGoogle } from './google.ts';
export { mailsTo } from './mails-to.ts';
export { addSubscription, buyPlan, openOrder, paymentStatus, receiveWebhooks } from './payments.ts';
export { mailedCode, type Person, password, registration, signedInPerson, signInAgain } from './people.ts';
export { type EventOfStream, eventsPath, readEvents, readEventsAt } from './read-events.ts';
export { askAt } from './replicas/ask-at.ts';
export { beginAnswer } from './replicas/begin-answer.ts';
export { callAt, personAt } from './replicas/calls.ts';
export { type Replica, type Replicas, startReplica, startReplicas } from './replicas/replicas.ts';
export { tally } from './replicas/tally.ts';
export { runMixedSoak } from './soaks/mixed/run-mixed-soak.ts';
export { runPaymentsSoak } from './soaks/payments/run-payments-soak.ts';
export { runRenewalsSoak } from './soaks/renewals/run-renewals-soak.ts';
export { worldOf } from './soaks/renewals/world-of.ts';
export {
  mayAsk,
  renewalsOf,
  subjectsTo,
  subscriber,
  subscriptionOf,
  takenBy,
  untilDue,
} from './subscribers.ts';
export { startTestApp, type TestApp } from './test-app.ts';
