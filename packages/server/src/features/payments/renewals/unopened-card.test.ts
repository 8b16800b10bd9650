import { expect, test } from 'vitest';
import { createSealing } from '../../../sealing.ts';
import {
  mayAsk,
  renewalsOf,
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  untilDue,
} from '../../../testing/index.ts';
import { reconcileOrders, runRenewals } from '../index.ts';

test('a card that was sealed with another key ends its renewal at once: its owner is told, and the gateway never hears of it', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  const tokenSealed = createSealing('x'.repeat(40)).seal('token');
  await app.context.storage.db.savedCard.update({
    where: { userId: person.userId },
    data: { tokenSealed },
  });
  const { endsAt } = await subscriptionOf(app, person);
  await untilDue(app, person);
  expect((await runRenewals(app.context)).charges).toMatchObject({ ended: 1 });
  app.clock.advance({ minutes: 10 });
  expect(await reconcileOrders(app.context)).toBe(0);
  expect((await runRenewals(app.context)).charges).toEqual({});
  expect(await renewalsOf(app, person)).toEqual([]);
  expect(await subscriptionOf(app, person)).toMatchObject({ status: 'active', renews: false, endsAt });
  expect(await mayAsk(app, person)).toBe(1);
  expect(await subjectsTo(app, person)).toContain('Your Pro Plan (monthly) will not renew');
  expect(app.logs.filter((line) => line.includes('was ENCRYPTION_KEY changed?'))).toHaveLength(1);
});
