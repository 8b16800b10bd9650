import { expect, test } from 'vitest';
import { createBusinessTime } from '../../business-time.ts';
import { groupChats } from './chat-groups.ts';

test('chats are grouped by the business day of their last activity', () => {
  // 01:00 on 10 March in Dubai.
  const now = new Date('2026-03-09T21:00:00Z');
  const at = (time: string) => ({ id: time, firstQuery: 'q', lastActivityAt: new Date(time) });
  const groups = groupChats(
    [
      at('2026-03-09T20:00:00Z'),
      at('2026-03-09T19:59:59Z'),
      at('2026-03-08T20:00:00Z'),
      at('2026-03-08T19:59:59Z'),
      at('2026-03-02T20:00:00Z'),
      at('2026-03-02T19:59:59Z'),
      at('2020-01-01T00:00:00Z'),
    ],
    createBusinessTime('Asia/Dubai'),
    now,
  );
  const ids = (chats: { chat_id: string }[]) => chats.map(({ chat_id }) => chat_id);
  expect(ids(groups.today_chats)).toEqual(['2026-03-09T20:00:00Z']);
  expect(ids(groups.yesterday_chats)).toEqual(['2026-03-09T19:59:59Z', '2026-03-08T20:00:00Z']);
  expect(ids(groups.week_chats)).toEqual(['2026-03-08T19:59:59Z', '2026-03-02T20:00:00Z']);
  expect(ids(groups.month_chats)).toEqual(['2026-03-02T19:59:59Z', '2020-01-01T00:00:00Z']);
});
