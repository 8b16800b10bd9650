import type { Context } from '../../context.ts';
import { giveBackQuestion } from '../plans/index.ts';
import { removeEmptyChat, undoActivity } from './chat-store.ts';
import { findAbandoned, findAllWriting, removeUnanswered } from './writing-store.ts';

const abandonedAtOnce = 100;

/** Removes a question whose answer failed and gives it back to the limits, once. */
export const discardAnswer = ({ storage }: Context, entryId: string): Promise<void> =>
  storage.transaction(async (tx) => {
    const removed = await removeUnanswered(tx, entryId);
    if (!removed) return;
    const { chatId, createdAt, counted } = removed;
    // The plan before the chat, as asking locks them.
    if (counted)
      await giveBackQuestion(tx, { subscriptionId: counted.subscriptionId, day: counted.limitDay });
    await removeEmptyChat(tx, chatId);
    await undoActivity(tx, chatId, createdAt);
  });

/**
 * Does so for every answer that is being written, when a process begins to serve a database that no other serves: whoever
 * wrote them is gone.
 */
export const discardLeftBehind = async (context: Context): Promise<void> => {
  for (;;) {
    const writing = await findAllWriting(context.storage.db, abandonedAtOnce);
    for (const id of writing) await discardAnswer(context, id);
    if (writing.length < abandonedAtOnce) return;
  }
};

/** Does so for the answers that a process left behind when it ended. */
export const discardAbandonedAnswers = async (context: Context): Promise<void> => {
  const abandoned = await findAbandoned(context.storage.db, context.clock.now(), abandonedAtOnce);
  for (const id of abandoned) await discardAnswer(context, id);
};
