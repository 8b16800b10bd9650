import type { RenameChatResponse } from '@genie/contract/client';
import { postSignedIn } from '../../../lib/api/call.ts';

/** Gives a chat a name; what is stored comes back, masked where it held card data. @throws ApiError */
export const renameChat = (chatId: string, name: string): Promise<RenameChatResponse> =>
  postSignedIn('renameChat', { chat_id: chatId, name });
