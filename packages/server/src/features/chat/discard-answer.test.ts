import { expect, test } from 'vitest';
import { untilOneWaits } from '../../storage/testing/index.ts';
import { signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { checkAllowance, takeQuestion } from '../plans/index.ts';
import { discardAnswer } from './discard-answer.ts';
import { insertEntry, type NewEntry } from './entry-store.ts';
import { isLastEntry } from './replacement-store.ts';

/** A question of a chat, as it is before it is stored. */
const question = ({ context }: TestApp, userId: string, chatId?: string): NewEntry => ({
  id: context.random.uuid(),
  chatId: chatId ?? context.random.uuid(),
  startsChat: chatId === undefined,
  userId,
  query: 'What is a STAN?',
  notice: null,
  createdAt: context.clock.now(),
});

const answeredAtOnce = ({ createdAt }: NewEntry) => ({
  status: 'finished' as const,
  source: 'screening',
  answer: '',
  answerMarkdown: '',
  documentsUsed: '[]',
  followUps: '[]',
  executionTimeMs: 0,
  finishedAt: createdAt,
});

/** Counts a question and stores it as being answered, as asking it does. */
const take = async ({ context }: TestApp, entry: NewEntry) => {
  const allowance = await checkAllowance(context, entry.userId);
  if (!allowance.allowed) throw new Error(allowance.refusal);
  return takeQuestion(context, allowance, 4, async (tx, { subscriptionId, day }) => {
    const writerUntil = context.clock.now();
    const counted = { subscriptionId, limitDay: day };
    const state = { status: 'writing', source: 'knowledge', writerUntil, replacesId: null } as const;
    await insertEntry(tx, entry, { ...state, ...counted });
  });
};

test('a chat whose only answer fails is kept when another question is just stored in it', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app);
  const { db, transaction } = app.context.storage;
  const failing = question(app, userId);
  await take(app, failing);
  const next = question(app, userId, failing.chatId);
  let discarded: Promise<void> | undefined;
  // It is not counted: the provider is not asked for its answer.
  await transaction(async (tx) => {
    await insertEntry(tx, next, answeredAtOnce(next));
    discarded ??= discardAnswer(app.context, failing.id);
    await untilOneWaits(app.context.storage);
  });
  await discarded;
  expect(await db.entry.findMany({ select: { id: true } })).toEqual([{ id: next.id }]);
  expect(await db.dailyUse.findMany()).toMatchObject([{ used: 0 }]);
});

test('no two questions of a chat get one place, though one between them was removed', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app);
  const first = question(app, userId);
  const [failing, second, third] = [1, 2, 3].map(() => question(app, userId, first.chatId)) as [
    NewEntry,
    NewEntry,
    NewEntry,
  ];
  for (const entry of [first, failing, second]) await take(app, entry);
  await discardAnswer(app.context, failing.id);
  await take(app, third);
  const { db } = app.context.storage;
  await db.entry.updateMany({ data: { status: 'finished' } });
  const entries = await db.entry.findMany({ orderBy: { position: 'asc' } });
  expect(entries.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  expect(new Set(entries.map(({ position }) => position)).size).toBe(3);
  const last = await Promise.all(entries.map((entry) => isLastEntry(db, entry)));
  expect(last).toEqual([false, false, true]);
});

test('a question that is taken back leaves its chat where it was in the list, unless another followed it', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app);
  const { db, transaction } = app.context.storage;
  const lastActivity = async () => (await db.chat.findFirstOrThrow()).lastActivityAt;
  const first = question(app, userId);
  await transaction((tx) => insertEntry(tx, first, answeredAtOnce(first)));
  app.clock.advance({ minutes: 1 });
  const failing = question(app, userId, first.chatId);
  await take(app, failing);
  expect(await lastActivity()).toEqual(failing.createdAt);
  await discardAnswer(app.context, failing.id);
  expect(await lastActivity()).toEqual(first.createdAt);

  const failingToo = question(app, userId, first.chatId);
  await take(app, failingToo);
  app.clock.advance({ minutes: 1 });
  const next = question(app, userId, first.chatId);
  let discarded: Promise<void> | undefined;
  // The newer one is stored in this very moment.
  await transaction(async (tx) => {
    await insertEntry(tx, next, answeredAtOnce(next));
    discarded ??= discardAnswer(app.context, failingToo.id);
    await untilOneWaits(app.context.storage);
  });
  await discarded;
  expect(await lastActivity()).toEqual(next.createdAt);
});
