import { chatTexts, type MessageResponse } from '@genie/contract';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { limitAttempts } from '../abuse/index.ts';
import { pinOwnChat } from './chat-store.ts';

/** Pins a user's own chat, or unpins it; one that is so already stays so. */
export const pinChat = async (
  context: Context,
  userId: string,
  { chat_id, pinned }: { chat_id: string; pinned: boolean },
): Promise<MessageResponse> => {
  await limitAttempts(context, 'change', { byAccount: userId });
  if (!(await pinOwnChat(context.storage.db, chat_id, userId, pinned))) throw notFound();
  return { message: pinned ? chatTexts.chatPinned : chatTexts.chatUnpinned };
};
