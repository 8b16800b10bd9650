import {
  type Database,
  type DatabaseTransaction,
  type PageEnd,
  rowsAfter,
  type Statements,
} from '../../storage/index.ts';

/** Whether the account that asked is still there. */
export const isUser = async (db: Database, id: string): Promise<boolean> =>
  (await db.user.findUnique({ where: { id }, select: { id: true } })) !== null;

export const isOwnChat = async (db: Database, id: string, userId: string): Promise<boolean> =>
  (await db.chat.findFirst({ where: { id, userId }, select: { id: true } })) !== null;

/** Holds a chat until the transaction ends: a question that was on its way into it is there to be seen, others wait. */
export const lockChat = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await tx.chat.updateMany({ where: { id }, data: { id } });
};

/** Removes a chat in which nothing is left. */
export const removeEmptyChat = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await lockChat(tx, id);
  await tx.chat.deleteMany({ where: { id, entries: { none: {} } } });
};

/** A page of a person's chats in the order in which they began, after the end of the page before. */
export const findChatsPage = (db: Database, userId: string, after: PageEnd | undefined, most: number) =>
  db.chat.findMany({
    where: { userId, ...(after && rowsAfter(after)) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
  });

/** Sets a chat's last activity, if it was a question that was taken back, to that of the latest that is left. */
export const undoActivity = async (tx: Statements, id: string, takenBack: Date): Promise<void> => {
  await tx.$executeRaw`
    UPDATE chats SET last_activity_at = (SELECT max(created_at) FROM entries WHERE chat_id = ${id})
    WHERE id = ${id} AND last_activity_at = ${takenBack}`;
};

type ListedChat = {
  readonly id: string;
  readonly firstQuery: string;
  readonly lastActivityAt: Date;
  readonly pinned: boolean;
};

/** All chats of a person, the one with the last activity first: plain SQL, as there may be thousands. */
export const findChats = (db: Statements, userId: string): PromiseLike<ListedChat[]> =>
  db.$queryRaw<ListedChat[]>`
    SELECT id, first_query AS "firstQuery", last_activity_at AS "lastActivityAt", pinned FROM chats
    WHERE user_id = ${userId} ORDER BY last_activity_at DESC, id`;

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

/** A page of what a person asked, after the end of the page before, and of what was answered where that may be read. */
export const findTextsPage = async (
  db: Database,
  userId: string,
  { after, most, answers }: { after: PageEnd | undefined; most: number; answers: boolean },
) => {
  const entries = await db.entry.findMany({
    where: { userId, ...(after && rowsAfter(after)) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: most,
    select: { id: true, createdAt: true, chatId: true, query: true, answerMarkdown: answers },
  });
  return entries.map(({ id, createdAt, chatId, query, answerMarkdown = '' }) => ({
    id,
    createdAt,
    chatId,
    text: `${query}\n${answerMarkdown}`,
  }));
};
