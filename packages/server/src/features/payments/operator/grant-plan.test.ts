import { expect, test } from 'vitest';
import { buyPlan, mayAsk, signedInPerson, startTestApp, subscriptionOf } from '../../../testing/index.ts';
import { grantPlan } from './grant-plan.ts';

test('a plan whose questions are used up is granted anew, and can be asked on', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await buyPlan(app, person, { planId: 2 });
  const { id } = await subscriptionOf(app, person);
  await app.context.storage.db.subscription.update({ where: { id }, data: { questionsUsed: 500 } });
  expect(await mayAsk(app, person)).toBe(0);
  app.clock.advance({ days: 1 });
  const { userId } = person;
  expect(await grantPlan(app.context, { userId, planId: 2, endsAt: undefined })).toMatchObject({
    isNew: true,
    endsAt: app.context.time.add(app.clock.now(), { days: 5 }),
  });
  expect(await mayAsk(app, person)).toBe(1);
  expect(await subscriptionOf(app, person)).toMatchObject({ questionsUsed: 0, questionsGranted: 500 });
});
