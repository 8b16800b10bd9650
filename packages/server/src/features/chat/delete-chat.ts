import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { limitAttempts } from '../abuse/index.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { deleteOwnChat } from './chat-store.ts';
import { findEntryStates } from './entry-store.ts';

/**
 * Deletes a user's own chat. An answer on its way is stopped and stored first, so that it counts like any stopped one:
 * what was asked is not given back by deleting it.
 */
export const deleteChat = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  chatId: string,
): Promise<void> => {
  const { storage } = context;
  await limitAttempts(context, 'change', { byAccount: userId });
  const entries = await findEntryStates(storage.db, chatId, userId);
  await Promise.all(entries.map(({ id }) => runs.drop(id, userId)));
  const deleted = await storage.transaction((tx) => deleteOwnChat(tx, chatId, userId));
  // A first question whose answer fails just now takes its chat with it.
  const wentWithItsQuestion = entries.length === 1 && entries[0]?.status === 'writing';
  if (!deleted && !wentWithItsQuestion) throw notFound();
};
