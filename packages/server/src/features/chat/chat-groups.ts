import type { ChatPreview } from '@genie/contract';
import type { BusinessTime } from '../../business-time.ts';

type ChatRow = { readonly id: string; readonly firstQuery: string; readonly lastActivityAt: Date };

export type ChatGroups = Record<
  'today_chats' | 'yesterday_chats' | 'week_chats' | 'month_chats',
  ChatPreview[]
>;

const daysOfWeek = 7;

/** Chats by the day of their last activity; `month_chats` holds all that is older than a week. Order is kept. */
export const groupChats = (chats: readonly ChatRow[], time: BusinessTime, now: Date): ChatGroups => {
  const today = time.startOfDay(now);
  const yesterday = time.startOfDay(now, -1);
  const week = time.startOfDay(now, -daysOfWeek);
  const groups: ChatGroups = { today_chats: [], yesterday_chats: [], week_chats: [], month_chats: [] };
  for (const chat of chats) {
    const { lastActivityAt } = chat;
    const group =
      lastActivityAt >= today
        ? groups.today_chats
        : lastActivityAt >= yesterday
          ? groups.yesterday_chats
          : lastActivityAt >= week
            ? groups.week_chats
            : groups.month_chats;
    group.push(presentChat(chat));
  }
  return groups;
};

/** A chat as the lists show it. */
export const presentChat = ({ id, firstQuery, lastActivityAt }: ChatRow): ChatPreview => ({
  chat_id: id,
  user_query: firstQuery,
  last_activity: lastActivityAt.toISOString(),
});
