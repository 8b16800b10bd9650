import { endpoints } from '@genie/contract';
import { mailsTo } from './mails-to.ts';
import { buyPlan } from './payments.ts';
import { type Person, signedInPerson, signInAgain } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Somebody on a plan that renews by a card. */
export const subscriber = async (app: TestApp, pan?: string, planId = 3): Promise<Person> => {
  const person = await signedInPerson(app, { planId: null });
  await buyPlan(app, person, { planId, saveCard: true, ...(pan && { pan }) });
  return person;
};

export const subscriptionOf = (app: TestApp, { userId }: Person) =>
  app.context.storage.db.subscription.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } });

export const renewalsOf = (app: TestApp, { userId }: Person) =>
  app.context.storage.db.order.findMany({
    where: { userId, kind: 'renewal' },
    orderBy: { createdAt: 'asc' },
  });

/** Payments that the gateway has taken and not given back. */
export const takenBy = (app: TestApp, { email }: Person) =>
  app.sandbox.payments
    .orders()
    .filter((order) => order.emailAddress === email)
    .flatMap((order) => order._embedded.payment)
    .filter(({ state }) => state === 'PURCHASED').length;

export const subjectsTo = async (app: TestApp, { email }: Person): Promise<string[]> => {
  await app.context.jobs.run('outbox');
  return mailsTo(app.sandbox, email).reverse();
};

export const untilDue = async (app: TestApp, person: Person): Promise<void> => {
  const { renewalDueAt } = await subscriptionOf(app, person);
  app.clock.advance({ seconds: ((renewalDueAt?.getTime() ?? 0) - app.clock.now().getTime()) / 1_000 });
};

export const mayAsk = async (app: TestApp, person: Person): Promise<0 | 1> => {
  const { token } = await signInAgain(app, person);
  return (await app.call(endpoints.getLastChatId, { token })).body.is_subscription;
};
