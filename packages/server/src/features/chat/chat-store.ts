import type { Database, DatabaseTransaction } from '../../storage/index.ts';

export type NewEntry = {
  readonly id: string;
  readonly chatId: string;
  /** Whether it is the first of a chat whose id was made for it. */
  readonly startsChat: boolean;
  readonly userId: string;
  readonly query: string;
  readonly notice: string | null;
  readonly createdAt: Date;
};

export type CountedOn = { readonly subscriptionId: string; readonly limitDay: string };

export type Answer = {
  readonly status: 'finished' | 'stopped';
  readonly source: string;
  readonly answer: string;
  readonly answerMarkdown: string;
  readonly documentsUsed: string;
  readonly followUps: string;
  readonly executionTimeMs: number;
  readonly finishedAt: Date;
};

/** The entry whose place a new one is to take. */
export type Replaced = { readonly id: string; readonly chatId: string; readonly position: number };

export type Turn = { readonly question: string; readonly answer: string };

/** Whether the account that asked is still there. */
export const isUser = async (db: Database, id: string): Promise<boolean> =>
  (await db.user.findUnique({ where: { id }, select: { id: true } })) !== null;

export const isOwnChat = async (db: Database, id: string, userId: string): Promise<boolean> =>
  (await db.chat.findFirst({ where: { id, userId }, select: { id: true } })) !== null;

/** The last answered questions of a chat, oldest first, without the one of the given id. */
export const findLastTurns = async (
  db: Database,
  chatId: string,
  userId: string,
  { most, without }: { most: number; without: string | undefined },
): Promise<Turn[]> => {
  const entries = await db.entry.findMany({
    where: { chatId, userId, status: { not: 'writing' }, ...(without && { id: { not: without } }) },
    orderBy: { position: 'desc' },
    take: most,
    select: { query: true, answerMarkdown: true },
  });
  return entries.reverse().map(({ query, answerMarkdown }) => ({ question: query, answer: answerMarkdown }));
};

/** Adds a question to its chat, which it starts when it is the first. */
export const insertEntry = async (
  tx: DatabaseTransaction,
  { chatId, startsChat, userId, ...entry }: NewEntry,
  state:
    | (Answer & { status: 'finished' })
    | (CountedOn & { status: 'writing'; source: string; writerUntil: Date; replacesId?: string | null }),
): Promise<void> => {
  const activity = { lastActivityAt: entry.createdAt };
  const goesOn =
    !startsChat && (await tx.chat.updateMany({ where: { id: chatId, userId }, data: activity })).count === 1;
  if (!goesOn) {
    await tx.chat.create({
      data: { id: chatId, userId, firstQuery: entry.query, createdAt: entry.createdAt, ...activity },
      select: { id: true },
    });
  }
  const position = goesOn ? await nextPosition(tx, chatId) : 0;
  await tx.entry.create({
    data: { ...entry, chatId, userId, position, ...state },
    select: { id: true },
  });
};

/** Past all that are there: their number would be a position again that an entry holds once another was removed. */
const nextPosition = async (tx: DatabaseTransaction, chatId: string): Promise<number> => {
  const { _max: last } = await tx.entry.aggregate({ where: { chatId }, _max: { position: true } });
  return (last.position ?? -1) + 1;
};

/** Stores an answer unless its entry was given up meanwhile; false then. */
export const completeEntry = async (
  tx: Database | DatabaseTransaction,
  id: string,
  answer: Answer,
): Promise<boolean> => {
  const { count } = await tx.entry.updateMany({
    where: { id, status: 'writing' },
    data: { ...answer, writerUntil: null },
  });
  return count === 1;
};

/** Removes an unanswered question; its chat, and what it was counted on, if it was there. */
export const removeUnanswered = async (
  tx: DatabaseTransaction,
  id: string,
): Promise<{ chatId: string; counted: CountedOn | undefined } | undefined> => {
  const entry = await tx.entry.findUnique({ where: { id } });
  const { count } = await tx.entry.deleteMany({ where: { id, status: 'writing' } });
  if (!entry || count === 0) return undefined;
  const { chatId, subscriptionId, limitDay } = entry;
  return { chatId, counted: subscriptionId && limitDay ? { subscriptionId, limitDay } : undefined };
};

/** Removes a chat in which nothing is left. Locked first, so that a question on its way into it is there to be seen. */
export const removeEmptyChat = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await tx.chat.updateMany({ where: { id }, data: { id } });
  await tx.chat.deleteMany({ where: { id, entries: { none: {} } } });
};

/** Asks the process that writes an answer to stop: by changing until when somebody vouches for it. */
export const askToStop = async (db: Database, id: string, writerUntil: Date): Promise<void> => {
  await db.entry.updateMany({ where: { id, status: 'writing' }, data: { writerUntil } });
};

/** Those of the entries that are being written, and until when somebody vouches for each. */
export const findWriting = async (db: Database, ids: string[]): Promise<Map<string, Date | null>> => {
  const entries = await db.entry.findMany({
    where: { id: { in: ids }, status: 'writing' },
    select: { id: true, writerUntil: true },
  });
  return new Map(entries.map(({ id, writerUntil }) => [id, writerUntil]));
};

export const findAbandoned = async (db: Database, now: Date, most: number): Promise<string[]> =>
  (
    await db.entry.findMany({
      where: { status: 'writing', writerUntil: { lt: now } },
      take: most,
      select: { id: true },
    })
  ).map(({ id }) => id);

/**
 * Whether an answered entry is the last of its chat, one being written included. One statement: between two, an answer
 * that is just stored could take the entry's place and be seen by neither.
 */
export const isLastEntry = async (
  db: Pick<Database, 'entry'>,
  { id, chatId, position }: Replaced,
): Promise<boolean> =>
  (await db.entry.count({
    where: {
      id,
      chatId,
      status: { not: 'writing' },
      chat: { entries: { none: { position: { gt: position } } } },
    },
  })) === 1;

/** Puts an entry in the place of another, which is removed; false when that one was gone. */
export const replaceEntry = async (
  tx: DatabaseTransaction,
  id: string,
  replaced: Replaced,
): Promise<boolean> => {
  const { count } = await tx.entry.deleteMany({ where: { id: replaced.id, chatId: replaced.chatId } });
  await tx.entry.updateMany({ where: { id }, data: { position: replaced.position } });
  return count === 1;
};

export const findEntry = (db: Database, id: string, userId: string) =>
  db.entry.findFirst({ where: { id, userId } });

export const findEntries = (db: Database, chatId: string, userId: string) =>
  db.entry.findMany({ where: { chatId, userId }, orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] });

/** A page of a person's chats in the order in which they began, after the chat with that id. */
export const findChatsPage = (db: Database, userId: string, after: string | undefined, most: number) =>
  db.chat.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
  });

/** A page of a chat's entries, after the entry with that id. */
export const findEntriesPage = (db: Database, chatId: string, after: string | undefined, most: number) =>
  db.entry.findMany({
    where: { chatId },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
  });

export const findChats = (db: Database, userId: string) =>
  db.chat.findMany({
    where: { userId },
    orderBy: { lastActivityAt: 'desc' },
    select: { id: true, firstQuery: true, lastActivityAt: true, pinned: true },
  });

/**
 * Gives a chat the name that the lists show; false when it is not the user's. The name stands where the chat's first
 * question was kept for them: the question itself stays in its entry.
 */
export const renameOwnChat = async (
  db: Database,
  id: string,
  userId: string,
  name: string,
): Promise<boolean> => {
  const { count } = await db.chat.updateMany({ where: { id, userId }, data: { firstQuery: name } });
  return count === 1;
};

/** Pins a chat or unpins it; false when it is not the user's. */
export const pinOwnChat = async (
  db: Database,
  id: string,
  userId: string,
  pinned: boolean,
): Promise<boolean> => {
  const { count } = await db.chat.updateMany({ where: { id, userId }, data: { pinned } });
  return count === 1;
};

/** Deletes a chat with its entries; false when it is not the user's, or is gone. */
export const deleteOwnChat = async (
  tx: DatabaseTransaction,
  id: string,
  userId: string,
): Promise<boolean> => {
  const { count } = await tx.chat.deleteMany({ where: { id, userId } });
  return count === 1;
};

/** The entries of a user's own chat, without what they say. */
export const findEntryStates = (db: Database, chatId: string, userId: string) =>
  db.entry.findMany({ where: { chatId, userId }, select: { id: true, status: true } });

/** A page of a person's questions, after the one with that id. */
export const findQuestionsPage = (db: Database, userId: string, after: string | undefined, most: number) =>
  db.entry.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    select: { id: true, chatId: true, query: true },
    ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
  });
