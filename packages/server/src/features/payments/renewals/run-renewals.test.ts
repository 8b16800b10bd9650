import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import {
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  takenBy,
  untilDue,
} from '../../../testing/index.ts';
import { editPlan } from '../../plans/index.ts';
import { runRenewals } from '../index.ts';

test('a renewal that cannot be announced holds up no other announcement, no charge and no reminder', async () => {
  const app = await startTestApp();
  const charged = await subscriber(app);
  const [first, second] = [await subscriber(app), await subscriber(app)];
  const { db } = app.context.storage;
  await untilDue(app, charged);
  // Two whose renewal is to be announced, and one whose end is to be told.
  const reminded = await subscriber(app);
  for (const [person, days] of [
    [first, 2],
    [second, 2.5],
    [reminded, 1.5],
  ] as const) {
    const endsAt = new Date(app.clock.now().getTime() + days * 86_400_000);
    const renews = person !== reminded;
    const renewalDueAt = renews ? new Date(endsAt.getTime() - 86_400_000) : null;
    const { id } = await subscriptionOf(app, person);
    await db.subscription.update({ where: { id }, data: { endsAt, renews, renewalDueAt } });
  }
  let isBroken = true;
  const { time } = app.context;
  const context: Context = {
    ...app.context,
    time: {
      ...time,
      add(...lengthened) {
        if (!isBroken) return time.add(...lengthened);
        isBroken = false;
        throw new Error('this period has no end');
      },
    },
  };
  await expect(runRenewals(context)).rejects.toThrow(/1 of 2 failed: this period has no end$/);
  expect(await subjectsTo(app, second)).toContainEqual(expect.stringContaining('is charged on'));
  expect(await subjectsTo(app, reminded)).toContainEqual(expect.stringContaining('ends on'));
  expect(takenBy(app, charged)).toBe(2);
  expect(await subjectsTo(app, first)).not.toContainEqual(expect.stringContaining('is charged on'));
  expect((await runRenewals(context)).announced).toBe(1);
  expect(await subjectsTo(app, first)).toContainEqual(expect.stringContaining('is charged on'));
});

test('an offer that is withdrawn stops nobody else’s renewal, and its own end is told, not a renewal', async () => {
  const app = await startTestApp();
  const interviewee = await subscriber(app, undefined, 2);
  const { endsAt } = await subscriptionOf(app, interviewee);
  app.clock.advance({ seconds: (endsAt.getTime() - app.clock.now().getTime()) / 1_000 - 3 * 86_400 });
  const professional = await subscriber(app);
  await app.context.storage.db.subscription.updateMany({
    where: { userId: professional.userId },
    data: { renewalDueAt: app.clock.now() },
  });
  await editPlan(app.context, 2, { amountFils: 0, period: null, periodUnit: null });
  expect((await runRenewals(app.context)).charges).toEqual({ paid: 1 });
  expect(takenBy(app, professional)).toBe(2);
  const told = await subjectsTo(app, interviewee);
  expect(told).toContainEqual(expect.stringMatching(/^Your Interview Plan ends on/));
  expect(told).not.toContainEqual(expect.stringContaining('is charged on'));
  const { userId } = interviewee;
  expect(await app.context.storage.db.savedCard.findMany({ where: { userId } })).toEqual([]);
  await editPlan(app.context, 2, { amountFils: 4_900, period: 5, periodUnit: 'day' });
  app.clock.advance({ days: 2 });
  expect(await runRenewals(app.context)).toEqual({ announced: 0, reminded: 0, charges: {} });
  expect(takenBy(app, interviewee)).toBe(1);
});
