import {
  type ChatPreview,
  constants,
  type LastChatResponse,
  type PromptMessage,
} from '@genie/contract/client';

/** The documented preview of a chat's first question: its first 25 characters, an ellipsis if it is longer. */
export const previewOf = (query: string): string => {
  const characters = [...query.trim().replaceAll(/\s+/g, ' ')];
  const shown = characters.slice(0, constants.sidebarPreviewCharacters).join('');
  return characters.length > constants.sidebarPreviewCharacters ? `${shown}…` : shown;
};

export type ChatGroup = { readonly title: string; readonly chats: readonly ChatPreview[] };

/** The sidebar's groups that hold a chat. */
export const chatGroups = (lastChats: LastChatResponse): readonly ChatGroup[] =>
  [
    { title: 'Today', chats: lastChats.today_chats },
    { title: 'Yesterday', chats: lastChats.yesterday_chats },
    { title: 'Week', chats: lastChats.week_chats },
    { title: 'Month', chats: lastChats.month_chats },
  ].filter(({ chats }) => chats.length > 0);

/** The list after a question was asked in a chat: the chat leads Today. */
export const withActiveChat = (
  lastChats: LastChatResponse,
  chatId: string,
  query: string,
  now: Date,
): LastChatResponse => {
  const others = (chats: readonly ChatPreview[]) => chats.filter(({ chat_id }) => chat_id !== chatId);
  const known = chatGroups(lastChats)
    .flatMap(({ chats }) => chats)
    .find(({ chat_id }) => chat_id === chatId);
  const active = {
    chat_id: chatId,
    user_query: known?.user_query ?? query,
    last_activity: now.toISOString(),
  };
  return {
    ...lastChats,
    last_chat: chatId,
    today_chats: [active, ...others(lastChats.today_chats)],
    yesterday_chats: others(lastChats.yesterday_chats),
    week_chats: others(lastChats.week_chats),
    month_chats: others(lastChats.month_chats),
  };
};

/** The list after an answer told what is left of the plan. */
export const withAllowance = (
  lastChats: LastChatResponse,
  { is_subscription, limits }: PromptMessage,
): LastChatResponse => ({ ...lastChats, is_subscription, limits });
