import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import { deleteMails, findUnsentPage, insertMail } from './outbox-store.ts';

test('mails that wait go on to be read after one at the end of a page is gone', async () => {
  const { clock, storage } = (await startTestApp()).context;
  const mail = { kind: 'receipt', recipientSealed: 'x', bodySealed: 'x', createdAt: clock.now() };
  const next = await storage.transaction(async (tx) => {
    for (const id of ['a', 'b', 'c']) await insertMail(tx, { ...mail, id });
    const page = await findUnsentPage(tx, undefined, 2);
    await deleteMails(tx, ['b']);
    return findUnsentPage(tx, page.at(-1)?.id, 2);
  });
  expect(next.map(({ id }) => id)).toEqual(['c']);
});
