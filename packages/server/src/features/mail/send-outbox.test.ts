import { expect, test } from 'vitest';
import { addMinutes } from '../../clock.ts';
import { startTestApp } from '../../testing/index.ts';
import { putInOutbox } from './index.ts';
import { leaseDueMails, markFailed, markForRetry, markSent } from './outbox-store.ts';

test('who fails with a mail after another has taken it over changes nothing about it', async () => {
  const app = await startTestApp();
  const { clock, storage } = app.context;
  const mail = { to: 'amina@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await storage.transaction((tx) => putInOutbox(app.context, tx, 'test', mail));
  const lease = async (owner: string) => {
    const now = clock.now();
    const [leased] = await leaseDueMails(storage.db, { owner, now, until: addMinutes(now, 2), most: 10 });
    return leased?.id ?? expect.fail('there is no mail to lease');
  };
  const id = await lease('the slow one');
  app.clock.advance({ minutes: 3 });
  await lease('the next one');
  await markForRetry(
    storage.db,
    { id, leaseOwner: 'the slow one' },
    { nextAttemptAt: clock.now(), lastError: 'late' },
  );
  await markFailed(storage.db, { id, leaseOwner: 'the slow one' }, 'late');
  const stored = () => storage.db.outboxMail.findUnique({ where: { id } });
  expect(await stored()).toMatchObject({ status: 'sending', leaseOwner: 'the next one', lastError: null });
  await markSent(storage.db, id, clock.now());
  await markForRetry(
    storage.db,
    { id, leaseOwner: 'the slow one' },
    { nextAttemptAt: clock.now(), lastError: 'late' },
  );
  expect(await stored()).toMatchObject({ status: 'sent', bodySealed: null });
});
