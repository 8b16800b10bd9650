import { expect, test } from 'vitest';
import { addMinutes } from '../../clock.ts';
import { startTestApp } from '../../testing/index.ts';
import { outboxJob, putInOutbox } from './index.ts';
import { leaseDueMails, markFailed, markForRetry, markSent } from './outbox-store.ts';
import { sendOutbox } from './send-outbox.ts';

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

test('no more is taken than is sent at once, and nobody else takes what a slow server is still being given', async () => {
  const app = await startTestApp();
  const { clock, storage } = app.context;
  app.sandbox.control.set('mail', { mode: 'hang' });
  for (const number of [1, 2, 3, 4, 5]) {
    const mail = { to: `nour${number}@example.com`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await storage.transaction((tx) => putInOutbox(app.context, tx, 'test', mail));
  }
  const sending = sendOutbox(app.context, AbortSignal.abort());
  const taken = () => storage.db.outboxMail.count({ where: { status: 'sending' } });
  await expect.poll(taken).toBe(3);
  const steps = 12 * app.context.config.mail.timeoutSeconds;
  app.clock.advance({ seconds: steps });
  const now = clock.now();
  const others = await leaseDueMails(storage.db, {
    owner: 'other',
    now,
    until: addMinutes(now, 2),
    most: 10,
  });
  expect(others).toHaveLength(2);
  app.sandbox.control.reset();
  await sending;
});

test('mail is sent in the name of the brand, whatever stands in it', async () => {
  const name = 'Acme "Pay", Ltd. <Cards> \\ a@b';
  const app = await startTestApp({ env: { BRAND_NAME: name } });
  const mail = { to: 'amina@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await app.context.storage.transaction((tx) => putInOutbox(app.context, tx, 'test', mail));
  await app.context.jobs.run(outboxJob);
  const { from, messageId } = await app.sandbox.mail.waitForMessage(({ subject }) => subject === 'Hello');
  expect(from).toEqual({ name, address: 'no-reply@genie.local' });
  expect(messageId).toMatch(/@genie\.local>?$/);
});

test('a mail that is out has not failed when that cannot be written down, and the others of its batch go on', async () => {
  const app = await startTestApp();
  const { storage } = app.context;
  for (const to of ['amina@example.com', 'nour@example.com']) {
    const mail = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await storage.transaction((tx) => putInOutbox(app.context, tx, 'test', mail));
  }
  let refused = 0;
  const outboxMail: typeof storage.db.outboxMail = new Proxy(storage.db.outboxMail, {
    get: (table, name) =>
      name === 'updateMany'
        ? async (change: Parameters<typeof table.updateMany>[0]) => {
            if (change.data.status === 'sent' && refused++ === 0) throw new Error('the disk is full');
            return table.updateMany(change);
          }
        : Reflect.get(table, name),
  });
  const db = new Proxy(storage.db, {
    get: (client, name) => (name === 'outboxMail' ? outboxMail : Reflect.get(client, name)),
  });
  const sending = sendOutbox({ ...app.context, storage: { ...storage, db } });
  await expect(sending).rejects.toThrow('the disk is full');
  expect(app.sandbox.mail.messages()).toHaveLength(2);
  const rows = await storage.db.outboxMail.findMany({ orderBy: { status: 'asc' } });
  expect(rows).toMatchObject([
    { status: 'sending', attempts: 1, lastError: null },
    { status: 'sent', attempts: 1 },
  ]);
  expect(app.logs.join('')).not.toContain('a mail could not be sent');
});
