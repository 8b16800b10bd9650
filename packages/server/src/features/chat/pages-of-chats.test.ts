import { expect, test } from 'vitest';
import { type Person, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { findChatsPage, findTextsPage } from './chat-store.ts';
import { findEntriesPage } from './entry-store.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six chats of one entry each, and one chat of six; the first three began at the same moment. */
const fill = async (app: TestApp, { userId }: Person) => {
  const { db } = app.context.storage;
  const begun = app.clock.now().getTime();
  const timeOf = (index: number) => new Date(begun + Math.max(0, index - 2) * 1_000);
  const entry = { userId, status: 'finished', source: 'knowledge' };
  const chats = names.map((id, index) => ({ id, createdAt: timeOf(index), lastActivityAt: timeOf(index) }));
  await db.chat.createMany({ data: chats.map((chat) => ({ ...chat, userId, firstQuery: chat.id })) });
  await db.entry.createMany({
    data: chats.map(({ id, createdAt }) => ({ ...entry, id, chatId: id, query: id, position: 0, createdAt })),
  });
  await db.entry.createMany({
    data: names.slice(1).map((name, index) => ({
      ...{ ...entry, id: `later-${name}`, chatId: 'a', query: name },
      ...{ position: index + 1, createdAt: timeOf(names.length + index) },
    })),
  });
};

test.each(['b', 'e'])(
  'chats go on to be read after %s, at the end of a page, was deleted',
  async (deleted) => {
    const app = await startTestApp();
    const person = await signedInPerson(app);
    await fill(app, person);
    const { db } = app.context.storage;
    const index = names.indexOf(deleted);
    const page = await findChatsPage(db, person.userId, undefined, index + 1);
    expect(page.at(-1)?.id).toBe(deleted);
    await db.chat.delete({ where: { id: deleted } });
    const next = await findChatsPage(db, person.userId, page.at(-1), 50);
    expect(next.map(({ id }) => id)).toEqual(names.slice(index + 1));
  },
);

test('the entries of a chat go on to be read after one at the end of a page was deleted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await fill(app, person);
  const { db } = app.context.storage;
  const chat = { chatId: 'a', userId: person.userId };
  const page = await findEntriesPage(db, chat, undefined, 3);
  await db.entry.delete({ where: { id: page.at(-1)?.id ?? '' } });
  const next = await findEntriesPage(db, chat, page.at(-1), 50);
  expect(next.map(({ id }) => id)).toEqual(['later-d', 'later-e', 'later-f']);
});

test('texts go on to be searched after a chat at the end of a page was deleted', async () => {
  const app = await startTestApp();
  const person = await signedInPerson(app);
  await fill(app, person);
  const { db } = app.context.storage;
  const page = await findTextsPage(db, person.userId, { after: undefined, most: 2, answers: false });
  expect(page.map(({ id }) => id)).toEqual(['a', 'b']);
  await db.chat.delete({ where: { id: 'b' } });
  const next = await findTextsPage(db, person.userId, { after: page.at(-1), most: 3, answers: false });
  expect(next.map(({ id }) => id)).toEqual(['c', 'd', 'e']);
});
