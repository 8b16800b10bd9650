import { chatTexts, type RenameChatResponse } from '@genie/contract';
import { maskSensitiveCardData, wasMasked } from '@genie/payment-formats';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { limitAttempts } from '../abuse/index.ts';
import { renameOwnChat } from './chat-store.ts';

/** Gives a user's own chat a name, of which card data is masked as in a question. */
export const renameChat = async (
  context: Context,
  userId: string,
  { chat_id, name: given }: { chat_id: string; name: string },
): Promise<RenameChatResponse> => {
  await limitAttempts(context, 'change', { byAccount: userId });
  const { text: name, masked } = maskSensitiveCardData(given);
  if (!(await renameOwnChat(context.storage.db, chat_id, userId, name))) throw notFound();
  return { chat_id, user_query: name, notice: wasMasked(masked) ? chatTexts.nameMasked : null };
};
