import { postSignedIn } from '../../../lib/api/call.ts';

/** Pins or unpins a chat. @throws ApiError */
export const pinChat = async (chatId: string, pinned: boolean): Promise<void> => {
  await postSignedIn('pinChat', { chat_id: chatId, pinned });
};
