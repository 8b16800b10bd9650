import type { DatabaseTransaction, Statements } from '../../storage/index.ts';
import type { NewEntry } from './entry-store.ts';

/** The entry whose place a new one is to take. */
export type Replaced = {
  readonly id: string;
  readonly chatId: string;
  readonly userId: string;
  readonly position: number;
  readonly query: string;
};

/**
 * Whether an answered entry is the last of its chat, one being written included. One statement: between two, an answer
 * that is just stored could take the entry's place and be seen by neither.
 */
export const isLastEntry = async (
  db: Statements,
  { id, chatId, position }: Pick<Replaced, 'id' | 'chatId' | 'position'>,
): Promise<boolean> => {
  const found = await db.$queryRaw<readonly object[]>`
    SELECT id FROM entries
    WHERE id = ${id} AND chat_id = ${chatId} AND status <> 'writing' AND NOT EXISTS (
      SELECT 1 FROM entries later WHERE later.chat_id = ${chatId} AND later.position > ${position})`;
  return found.length === 1;
};

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
