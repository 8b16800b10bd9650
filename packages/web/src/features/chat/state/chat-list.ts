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

/** Chats by when they were last used: all of them, or what a search found, which does not set pinned ones apart. */
export type GroupedChats = Pick<
  LastChatResponse,
  'today_chats' | 'yesterday_chats' | 'week_chats' | 'month_chats'
> &
  Partial<Pick<LastChatResponse, 'pinned_chats'>>;

/** The ids of the chats that are pinned. */
export const pinnedIds = ({ pinned_chats = [] }: GroupedChats): ReadonlySet<string> =>
  new Set(pinned_chats.map(({ chat_id }) => chat_id));

/** The sidebar's groups that hold a chat; a pinned one is in the first only. */
export const chatGroups = (lastChats: GroupedChats): readonly ChatGroup[] => {
  const pinned = pinnedIds(lastChats);
  const others = (chats: readonly ChatPreview[]) => chats.filter(({ chat_id }) => !pinned.has(chat_id));
  return [
    { title: 'Pinned', chats: lastChats.pinned_chats ?? [] },
    { title: 'Today', chats: others(lastChats.today_chats) },
    { title: 'Yesterday', chats: others(lastChats.yesterday_chats) },
    { title: 'Week', chats: others(lastChats.week_chats) },
    { title: 'Month', chats: others(lastChats.month_chats) },
  ].filter(({ chats }) => chats.length > 0);
};

/** A chat as it is listed; undefined for one not in the list. */
export const listed = (lastChats: GroupedChats, chatId: string): ChatPreview | undefined =>
  chatGroups(lastChats)
    .flatMap(({ chats }) => chats)
    .find(({ chat_id }) => chat_id === chatId);

/** What a chat is listed by: its first question, or the name it was given; undefined for one not in the list. */
export const nameOf = (lastChats: GroupedChats, chatId: string): string | undefined =>
  listed(lastChats, chatId)?.user_query;

const withEach = <Chats extends GroupedChats>(
  lists: Chats,
  change: (chats: readonly ChatPreview[]) => ChatPreview[],
): Chats => ({
  ...lists,
  ...(lists.pinned_chats && { pinned_chats: change(lists.pinned_chats) }),
  today_chats: change(lists.today_chats),
  yesterday_chats: change(lists.yesterday_chats),
  week_chats: change(lists.week_chats),
  month_chats: change(lists.month_chats),
});

/** The lists after a chat was given a name. */
export const withName = <Chats extends GroupedChats>(lists: Chats, chatId: string, name: string): Chats =>
  withEach(lists, (chats) =>
    chats.map((chat) => (chat.chat_id === chatId ? { ...chat, user_query: name } : chat)),
  );

/** The lists after a chat was deleted. */
export const withoutChat = <Chats extends GroupedChats>(lists: Chats, chatId: string): Chats =>
  withEach(lists, (chats) => chats.filter(({ chat_id }) => chat_id !== chatId));

/** The list after a chat was pinned or unpinned: pinned chats stand in the order of their last activity. */
export const withPin = (
  lastChats: LastChatResponse,
  chat: ChatPreview,
  pinned: boolean,
): LastChatResponse => {
  const others = lastChats.pinned_chats.filter(({ chat_id }) => chat_id !== chat.chat_id);
  const later = others.filter(({ last_activity }) => last_activity > chat.last_activity);
  return {
    ...lastChats,
    pinned_chats: pinned ? [...later, chat, ...others.slice(later.length)] : others,
  };
};

/** The list after a question was asked in a chat: the chat leads Today, and the pinned ones if it is one. */
export const withActiveChat = (
  lastChats: LastChatResponse,
  chatId: string,
  query: string,
  now: Date,
): LastChatResponse => {
  const active = {
    chat_id: chatId,
    user_query: nameOf(lastChats, chatId) ?? query,
    last_activity: now.toISOString(),
  };
  const others = withoutChat(lastChats, chatId);
  return {
    ...others,
    last_chat: chatId,
    pinned_chats: pinnedIds(lastChats).has(chatId) ? [active, ...others.pinned_chats] : others.pinned_chats,
    today_chats: [active, ...others.today_chats],
  };
};

/** The list after an answer told what is left of the plan. */
export const withAllowance = (
  lastChats: LastChatResponse,
  { is_subscription = lastChats.is_subscription, limits = lastChats.limits }: Partial<PromptMessage>,
): LastChatResponse => ({ ...lastChats, is_subscription, limits });
