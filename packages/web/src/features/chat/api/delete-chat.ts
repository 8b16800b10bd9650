import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';

/** Deletes a chat. One that is gone already is as good. @throws ApiError */
export const deleteChat = async (chatId: string): Promise<void> => {
  try {
    await postSignedIn('deleteChat', { chat_id: chatId });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};
