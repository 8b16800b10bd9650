import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../../testing/index.ts';
import { endSubscriptionsPast } from './index.ts';

test('a plan that does not renew has ended as soon as its time is over, and one that renews is left to its renewal', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  const [ends, renews, inGrace, late] = [
    await signedInPerson(app),
    await signedInPerson(app),
    await signedInPerson(app),
    await signedInPerson(app),
  ];
  const change = (userId: string, data: { renews?: boolean; graceUntil?: Date; endsAt?: Date }) =>
    db.subscription.update({ where: { activeUserId: userId }, data });
  const { endsAt } = await change(ends.userId, {});
  const later = new Date(endsAt.getTime() + 1);
  await change(renews.userId, { renews: true });
  await change(inGrace.userId, { graceUntil: later });
  await change(late.userId, { endsAt: later });
  const running = async () =>
    (await db.subscription.findMany({ where: { status: 'active' } })).map(({ activeUserId }) => activeUserId);
  await endSubscriptionsPast(db, new Date(endsAt.getTime() - 1));
  expect(await running()).toHaveLength(4);
  await endSubscriptionsPast(db, endsAt);
  expect((await running()).sort()).toEqual([renews.userId, inGrace.userId, late.userId].sort());
  await endSubscriptionsPast(db, later);
  expect(await running()).toEqual([renews.userId]);
});
