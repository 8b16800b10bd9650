import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { dropMailsTo } from './drop-mails-to.ts';
import { deleteMails, findUnhashedPage } from './outbox-store.ts';
import { putInOutbox } from './put-in-outbox.ts';
import { sendOutbox } from './send-outbox.ts';

const write = async ({ context }: TestApp, ...addresses: string[]) => {
  const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await context.storage.transaction(async (tx) => {
    for (const to of addresses) await putInOutbox(context, tx, to, { to, ...content });
  });
};

const kinds = async ({ context }: TestApp) =>
  (await context.storage.db.outboxMail.findMany({ orderBy: { kind: 'asc' } })).map(({ kind }) => kind);

test('mails to an address go, whatever its case, and nobody else’s is opened for that', async () => {
  const app = await startTestApp();
  await write(app, 'Amina@example.com', 'amina@example.com', 'other@example.com');
  const open = () => expect.fail('a mail was opened');
  const context = { ...app.context, sealing: { ...app.context.sealing, open } };
  await app.context.storage.transaction((tx) => dropMailsTo(context, tx, 'amina@example.com'));
  expect(await kinds(app)).toEqual(['other@example.com']);
});

test('mails that an older process wrote go too', async () => {
  const app = await startTestApp();
  await write(app, 'Amina@example.com', 'other@example.com');
  await app.context.storage.db.outboxMail.updateMany({ data: { recipientHash: null } });
  await app.context.storage.transaction((tx) => dropMailsTo(app.context, tx, 'amina@example.com'));
  expect(await kinds(app)).toEqual(['other@example.com']);
});

test('of a mail that is out nothing tells to whom it was', async () => {
  const app = await startTestApp();
  await write(app, 'amina@example.com');
  await sendOutbox(app.context, new AbortController().signal);
  expect(await app.context.storage.db.outboxMail.findMany()).toMatchObject([
    { status: 'sent', recipientSealed: null, recipientHash: null, bodySealed: null },
  ]);
});

test('mails without a hash go on to be read after one at the end of a page is gone', async () => {
  const { clock, storage } = (await startTestApp()).context;
  const now = clock.now();
  const mail = { kind: 'receipt', status: 'waiting', nextAttemptAt: now, createdAt: now };
  await storage.db.outboxMail.createMany({ data: ['a', 'b', 'c'].map((id) => ({ ...mail, id })) });
  const next = await storage.transaction(async (tx) => {
    const page = await findUnhashedPage(tx, undefined, 2);
    await deleteMails(tx, ['b']);
    return findUnhashedPage(tx, page.at(-1)?.id, 2);
  });
  expect(next.map(({ id }) => id)).toEqual(['c']);
});
