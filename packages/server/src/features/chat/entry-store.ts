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
export type Replaced = {
  readonly id: string;
  readonly chatId: string;
  readonly userId: string;
  readonly position: number;
  readonly query: string;
};

export type Turn = { readonly question: string; readonly answer: string };

/** The last questions of a chat that have words for an answer, oldest first, without the one of the given id. */
export const findLastTurns = async (
  db: Database,
  chatId: string,
  userId: string,
  { most, without }: { most: number; without: string | undefined },
): Promise<Turn[]> => {
  const entries = await db.entry.findMany({
    where: {
      chatId,
      userId,
      status: { not: 'writing' },
      answerMarkdown: { not: '' },
      ...(without && { id: { not: without } }),
    },
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
  const begun = { userId, firstQuery: entry.query, createdAt: entry.createdAt };
  const activity = { lastActivityAt: entry.createdAt };
  const create = { id: chatId, ...begun, ...activity };
  const select = { id: true } as const;
  if (startsChat) await tx.chat.create({ data: create, select });
  // A chat that was deleted meanwhile is there again, whoever of those that go on with it is first.
  else await tx.chat.upsert({ where: { id: chatId }, create, update: activity, select });
  const position = startsChat ? 0 : await nextPosition(tx, chatId);
  await tx.entry.create({
    data: { ...entry, chatId, userId, position, ...state },
    select,
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

/** Entries being written, by whomever. */
export const findAllWriting = async (db: Database, most: number): Promise<string[]> =>
  (await db.entry.findMany({ where: { status: 'writing' }, take: most, select: { id: true } })).map(
    ({ id }) => id,
  );

/** Entries being written for which nobody vouches any more. */
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

/** Puts an entry in the place of another of its owner, which is removed; false when that one was gone. */
export const replaceEntry = async (
  tx: DatabaseTransaction,
  { id, query }: Pick<NewEntry, 'id' | 'query'>,
  { chatId, userId, position, ...replaced }: Replaced,
): Promise<boolean> => {
  const { count } = await tx.entry.deleteMany({ where: { id: replaced.id, chatId, userId } });
  await tx.entry.updateMany({ where: { id, userId }, data: { position } });
  if (replaced.query !== query)
    await followFirstQuestion(tx, { chatId, userId, position }, replaced.query, query);
  return count === 1;
};

/** The lists show a chat by its first question: when another takes its place there, they do, unless the chat has a name. */
const followFirstQuestion = async (
  tx: DatabaseTransaction,
  { chatId, userId, position }: Pick<Replaced, 'chatId' | 'userId' | 'position'>,
  from: string,
  to: string,
): Promise<void> => {
  if (
    await tx.entry.findFirst({ where: { chatId, userId, position: { lt: position } }, select: { id: true } })
  )
    return;
  await tx.chat.updateMany({ where: { id: chatId, userId, firstQuery: from }, data: { firstQuery: to } });
};

export const findEntry = (db: Database, id: string, userId: string) =>
  db.entry.findFirst({ where: { id, userId } });

export const findEntries = (db: Database, chatId: string, userId: string) =>
  db.entry.findMany({ where: { chatId, userId }, orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] });

/** A page of the entries of a user's own chat, after the entry with that id. */
export const findEntriesPage = (
  db: Database,
  { chatId, userId }: { chatId: string; userId: string },
  after: string | undefined,
  most: number,
) =>
  db.entry.findMany({
    where: { chatId, userId },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    ...(after !== undefined && { cursor: { id: after }, skip: 1 }),
  });

/** The entries of a user's own chat, without what they say. */
export const findEntryStates = (db: Database, chatId: string, userId: string) =>
  db.entry.findMany({ where: { chatId, userId }, select: { id: true, status: true } });
