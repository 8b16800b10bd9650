import type { Database, DatabaseTransaction, Statements } from '../../storage/index.ts';
import type { Answer, CountedOn } from './entry-store.ts';

/** Stores an answer unless its entry was given up meanwhile; false then. */
export const completeEntry = async (tx: Statements, id: string, answer: Answer): Promise<boolean> => {
  const { status, source, answerMarkdown, documentsUsed, followUps, executionTimeMs, finishedAt } = answer;
  const count = await tx.$executeRaw`
    UPDATE entries SET status = ${status}, source = ${source}, answer = ${answer.answer},
      answer_markdown = ${answerMarkdown}, documents_used = ${documentsUsed}, follow_ups = ${followUps},
      execution_time_ms = ${executionTimeMs}, finished_at = ${finishedAt}, writer_until = NULL
    WHERE id = ${id} AND status = 'writing'`;
  return count === 1;
};

/** Removes an unanswered question; its chat, its time, and what it was counted on, if it was there. */
export const removeUnanswered = async (
  tx: DatabaseTransaction,
  id: string,
): Promise<{ chatId: string; createdAt: Date; counted: CountedOn | undefined } | undefined> => {
  const entry = await tx.entry.findUnique({ where: { id } });
  const { count } = await tx.entry.deleteMany({ where: { id, status: 'writing' } });
  if (!entry || count === 0) return undefined;
  const { chatId, createdAt, subscriptionId, limitDay } = entry;
  return {
    chatId,
    createdAt,
    counted: subscriptionId && limitDay ? { subscriptionId, limitDay } : undefined,
  };
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
