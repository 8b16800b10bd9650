import type { ChatHistoryEntry } from '@genie/contract/client';
import { postSignedIn } from '../../../lib/api/call.ts';

/** The questions and answers of one chat, oldest first. @throws ApiError */
export const fetchChatHistory = async (
  chatId: string,
  signal?: AbortSignal,
): Promise<readonly ChatHistoryEntry[]> =>
  (await postSignedIn('getChatHistory', { chat_id: chatId }, { signal })).chat_history;
