import type { ChatHistoryResponse } from '@genie/contract';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { presentAccess } from '../plans/index.ts';
import { isOwnChat } from './chat-store.ts';
import { findEntries } from './entry-store.ts';
import { presentHistoryEntry } from './present-answer.ts';

export const chatHistory = async (
  context: Context,
  userId: string,
  chatId: string,
): Promise<ChatHistoryResponse> => {
  if (!(await isOwnChat(context.storage.db, chatId, userId))) throw notFound();
  const [entries, { isSubscription }] = await Promise.all([
    findEntries(context.storage.db, chatId, userId),
    presentAccess(context, userId),
  ]);
  return { chat_history: entries.map((entry) => presentHistoryEntry(entry, isSubscription)) };
};
