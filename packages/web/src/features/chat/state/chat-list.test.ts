import { sampleQuestions } from '@genie/contract/client';
import { expect, test } from 'vitest';
import { chatPreview, lastChats, limits, promptMessage } from '../testing/chat-samples.ts';
import {
  chatGroups,
  previewOf,
  withActiveChat,
  withAllowance,
  withName,
  withoutChat,
  withPin,
} from './chat-list.ts';

test('a preview is the first 25 characters, with an ellipsis if the question is longer', () => {
  expect(previewOf('a'.repeat(25))).toBe('a'.repeat(25));
  expect(previewOf('a'.repeat(26))).toBe(`${'a'.repeat(25)}…`);
  expect(previewOf(sampleQuestions[0])).toBe('What does DE 39 = 05 mean…');
  expect(previewOf('short')).toBe('short');
});

test('a preview never cuts a character in two and has one line', () => {
  expect(previewOf('🂡'.repeat(30))).toBe(`${'🂡'.repeat(25)}…`);
  expect(previewOf('  two\n\nlines ')).toBe('two lines');
});

const list = lastChats({
  yesterday_chats: [chatPreview('old', 'First question'), chatPreview('other', 'Other')],
});

test('groups without chats are left out, the others keep their order', () => {
  expect(chatGroups(list).map(({ title }) => title)).toEqual(['Yesterday']);
  expect(chatGroups(lastChats())).toEqual([]);
});

test('a chat that is asked in leads Today and keeps its first question', () => {
  const now = new Date('2025-11-21T09:00:00Z');
  const { today_chats, yesterday_chats } = withActiveChat(list, 'old', 'A later question', now);
  expect(today_chats).toEqual([
    { chat_id: 'old', user_query: 'First question', last_activity: '2025-11-21T09:00:00.000Z' },
  ]);
  expect(yesterday_chats.map(({ chat_id }) => chat_id)).toEqual(['other']);
});

test('a new chat is listed by its question', () => {
  expect(withActiveChat(list, 'new', 'A question', new Date()).today_chats[0]).toMatchObject({
    chat_id: 'new',
    user_query: 'A question',
  });
});

test('an answer tells what is left of the limits', () => {
  const left = limits({ left_today: 1 });
  expect(withAllowance(list, promptMessage({ limits: left, is_subscription: 0 }))).toMatchObject({
    limits: left,
    is_subscription: 0,
  });
});

const [first, second, third] = ['c', 'b', 'a'].map((id, days) => ({
  ...chatPreview(id, `Question ${id}`),
  last_activity: `2025-11-2${3 - days}T08:00:00.000Z`,
})) as [ReturnType<typeof chatPreview>, ReturnType<typeof chatPreview>, ReturnType<typeof chatPreview>];

test('a chat is pinned by its last activity, once however often, and its group still holds it', () => {
  const lists = lastChats({ week_chats: [first, second, third], pinned_chats: [first, third] });
  const pinned = withPin(withPin(lists, second, true), second, true);
  expect(pinned.pinned_chats).toEqual([first, second, third]);
  expect(pinned.week_chats).toEqual([first, second, third]);
  expect(withPin(pinned, first, false).pinned_chats).toEqual([second, third]);
});

test('a chat that is pinned is renamed and deleted wherever it stands', () => {
  const lists = lastChats({ week_chats: [first, second], pinned_chats: [second] });
  expect(withName(lists, 'b', 'Another').pinned_chats).toEqual([{ ...second, user_query: 'Another' }]);
  expect(withoutChat(lists, 'b')).toEqual({ ...lists, week_chats: [first], pinned_chats: [] });
});

test('what a search found has no pinned chats of its own', () => {
  const { pinned_chats: _, ...found } = lastChats({ week_chats: [first] });
  expect(chatGroups(found)).toEqual([{ title: 'Week', chats: [first] }]);
  expect(withoutChat(found, 'c')).not.toHaveProperty('pinned_chats');
});
