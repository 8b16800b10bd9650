import { chatTexts } from '@genie/contract';
import { AppError } from '../../errors.ts';
import { type Database, type Entry, isUniqueViolation, type Statements } from '../../storage/index.ts';

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

/** Of an answer in the making: until when its writer vouches for it, and the entry whose place it takes. */
type BeingWritten = { readonly writerUntil?: Date; readonly replacesId?: string | null };

/** `declined` when the answer is ours: that nothing is known of it, or of its network. */
export type Turn = { readonly question: string; readonly answer: string; readonly declined: boolean };

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
    select: { query: true, answerMarkdown: true, source: true, documentsUsed: true },
  });
  return entries.reverse().map(({ query, answerMarkdown, source, documentsUsed }) => ({
    question: query,
    answer: answerMarkdown,
    declined: source !== 'limits' && documentsUsed === '[]',
  }));
};

type EntryState = Partial<Omit<Answer, 'status'>> &
  Partial<CountedOn> &
  BeingWritten &
  Pick<Entry, 'status' | 'source'>;

/**
 * Adds a question to its chat, which it starts when it is the first; of one that starts its chat `tx` is to be a plain
 * transaction, which keeps the order of what is sent at once.
 *
 * @throws AppError entry_exists when its id is taken
 */
export const insertEntry = async (tx: Statements, entry: NewEntry, state: EntryState): Promise<void> => {
  if (entry.startsChat) {
    await Promise.all([startChat(tx, entry), insertRow(tx, entry, 0, state)]);
    return;
  }
  await goOnWithChat(tx, entry);
  await insertRow(tx, entry, await nextPosition(tx, entry.chatId), state);
};

const startChat = async (tx: Statements, { chatId, userId, query, createdAt }: NewEntry): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO chats (id, user_id, first_query, created_at, last_activity_at)
    VALUES (${chatId}, ${userId}, ${query}, ${createdAt}, ${createdAt})`;
};

/** A chat that was deleted meanwhile is there again, whoever of those that go on with it is first. */
const goOnWithChat = async (
  tx: Statements,
  { chatId, userId, query, createdAt }: NewEntry,
): Promise<void> => {
  await tx.$executeRaw`
    INSERT INTO chats (id, user_id, first_query, created_at, last_activity_at)
    VALUES (${chatId}, ${userId}, ${query}, ${createdAt}, ${createdAt})
    ON CONFLICT (id) DO UPDATE SET last_activity_at = excluded.last_activity_at`;
};

const insertRow = async (
  tx: Statements,
  { id, chatId, userId, query, notice, createdAt }: NewEntry,
  position: number,
  state: EntryState,
): Promise<void> => {
  const { status, source, answer = '', answerMarkdown = '', documentsUsed = '[]', followUps = '[]' } = state;
  const { executionTimeMs = 0, finishedAt = null, subscriptionId = null, limitDay = null } = state;
  const { writerUntil = null, replacesId = null } = state;
  try {
    await tx.$executeRaw`
      INSERT INTO entries (id, chat_id, user_id, position, query, notice, created_at, status, source, answer,
        answer_markdown, documents_used, follow_ups, execution_time_ms, finished_at, subscription_id, limit_day,
        writer_until, replaces_id)
      VALUES (${id}, ${chatId}, ${userId}, ${position}, ${query}, ${notice}, ${createdAt}, ${status}, ${source},
        ${answer}, ${answerMarkdown}, ${documentsUsed}, ${followUps}, ${executionTimeMs}, ${finishedAt},
        ${subscriptionId}, ${limitDay}, ${writerUntil}, ${replacesId})`;
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError('entry_exists', chatTexts.entryExists, { cause });
  }
};

/** Past all that are there: their number would be a position again that an entry holds once another was removed. */
const nextPosition = async (tx: Statements, chatId: string): Promise<number> => {
  const [last] = await tx.$queryRaw<{ readonly position: number }[]>`
    SELECT position FROM entries WHERE chat_id = ${chatId} ORDER BY position DESC LIMIT 1`;
  return (last?.position ?? -1) + 1;
};

export const findEntry = (db: Database, id: string, userId: string) =>
  db.entry.findFirst({ where: { id, userId } });

export const findEntries = (db: Database, chatId: string, userId: string) =>
  db.entry.findMany({ where: { chatId, userId }, orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] });

export const countEntries = (db: Database, userId: string): Promise<number> =>
  db.entry.count({ where: { userId } });

/** A page of the entries of a user's own chat, after the last one of the page before, which may be gone by now. */
export const findEntriesPage = (
  db: Database,
  { chatId, userId }: { chatId: string; userId: string },
  after: { readonly id: string; readonly position: number } | undefined,
  most: number,
) =>
  db.entry.findMany({
    where: {
      chatId,
      userId,
      ...(after && {
        position: { gte: after.position },
        NOT: { position: after.position, id: { lte: after.id } },
      }),
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: most,
  });

/** The entries of a user's own chat, without what they say. */
export const findEntryStates = (db: Database, chatId: string, userId: string) =>
  db.entry.findMany({ where: { chatId, userId }, select: { id: true, status: true } });
