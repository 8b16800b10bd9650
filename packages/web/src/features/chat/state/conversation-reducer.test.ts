import { chatTexts } from '@genie/contract/client';
import { expect, test } from 'vitest';
import type { AnswerProgress } from '../api/answer-progress.ts';
import { documents, historyEntry, limits, promptMessage } from '../testing/chat-samples.ts';
import { type Conversation, emptyConversation, runningEntry } from './conversation.ts';
import { type ConversationAction, conversationReducer } from './conversation-reducer.ts';
import { entryFromHistory } from './new-entry.ts';

const key = 'asked-1';
const after = (...actions: readonly ConversationAction[]): Conversation =>
  actions.reduce(conversationReducer, emptyConversation);
const asked: ConversationAction = {
  type: 'asked',
  key,
  query: 'My card is 4111111111111111',
  replaces: null,
};
const progress = (one: AnswerProgress): ConversationAction => ({ type: 'progress', key, progress: one });
const entry = progress({
  event: 'entry',
  data: {
    chat_id: 'chat-1',
    entry_id: 'entry-1',
    query: 'My card is 411111******1111',
    notice: chatTexts.cardDataMasked,
    documents_used: documents,
  },
});
const block = (index: number, html: string) => progress({ event: 'block', data: { index, html } });
const done = (change: Parameters<typeof promptMessage>[0] = {}) =>
  progress({ event: 'done', data: { message: promptMessage(change) } });

test('a question waits until its answer begins', () => {
  const conversation = after(asked);
  expect(conversation.entries).toMatchObject([{ key, status: 'waiting', entryId: null, blocks: [] }]);
  expect(runningEntry(conversation)?.key).toBe(key);
});

test('the first event names the chat, the masked question and its sources', () => {
  const { chatId, entries } = after(asked, entry);
  expect(chatId).toBe('chat-1');
  expect(entries).toMatchObject([
    {
      key,
      entryId: 'entry-1',
      status: 'writing',
      query: 'My card is 411111******1111',
      notice: chatTexts.cardDataMasked,
      documents,
    },
  ]);
});

test('blocks come in any order, replace each other and vanish', () => {
  const { entries } = after(asked, entry, block(2, 'c'), block(0, 'a'), block(0, 'A'), block(2, ''));
  expect(entries[0]?.blocks).toEqual(['A', '', '']);
});

test('the end keeps the blocks that were read when they are the answer', () => {
  const before = after(asked, entry, block(0, '<p>a</p>'), block(1, '<p>b</p>'), block(2, ''));
  const ended = conversationReducer(before, done({ answer: '<p>a</p>\n<p>b</p>' }));
  expect(ended.entries[0]?.blocks).toBe(before.entries[0]?.blocks);
  expect(ended.entries[0]).toMatchObject({ status: 'finished', executionTime: 2.43 });
  expect(runningEntry(ended)).toBeUndefined();
});

test('the end replaces blocks that are not the answer', () => {
  expect(after(asked, entry, block(0, 'old'), done({ answer: 'new' })).entries[0]?.blocks).toEqual(['new']);
});

test('a stopped answer keeps what was written', () => {
  const { entries } = after(
    asked,
    entry,
    { type: 'stopping', key, stopping: true },
    block(0, 'half'),
    done({ answer: 'half', status: 'stopped' }),
  );
  expect(entries[0]).toMatchObject({ status: 'stopped', stopping: false, blocks: ['half'] });
});

test('an error after the first event can only be mended by asking anew', () => {
  const { entries } = after(
    asked,
    entry,
    block(0, 'half'),
    progress({ event: 'error', data: { detail: 'Busy.', code: 'provider_unavailable' } }),
  );
  expect(entries[0]).toMatchObject({ status: 'failed', failure: { detail: 'Busy.', remedy: 'ask' } });
});

test('a refusal before the first event can be mended by asking anew, a lost connection by reconnecting', () => {
  const failed: ConversationAction = {
    type: 'failed',
    key,
    detail: 'No.',
    reference: 'r-1',
    notFound: false,
  };
  expect(after(asked, failed).entries[0]?.failure).toEqual({
    detail: 'No.',
    reference: 'r-1',
    remedy: 'ask',
  });
  const lost = after(asked, entry, block(0, 'half'), failed);
  expect(lost.entries[0]).toMatchObject({ failure: { remedy: 'reconnect' }, blocks: ['half'] });
  expect(conversationReducer(lost, { type: 'resumed', key }).entries[0]).toMatchObject({
    status: 'writing',
    failure: null,
    blocks: ['half'],
  });
});

test('a chat goes with its only question when the answer to that fails, and stays with an answer', () => {
  const failed = progress({ event: 'error', data: { detail: 'Busy.', code: 'provider_unavailable' } });
  expect(after(asked, entry, failed).chatId).toBeNull();
  const answered = entryFromHistory(historyEntry({ entry_id: 'entry-0' }));
  expect(after({ type: 'opened', chatId: 'chat-1', entries: [answered] }, asked, entry, failed).chatId).toBe(
    'chat-1',
  );
});

test('a broken connection shows until something arrives', () => {
  const broken = after(asked, entry, progress({ event: 'reconnecting' }));
  expect(broken.entries[0]?.reconnecting).toBe(true);
  expect(conversationReducer(broken, block(0, 'a')).entries[0]?.reconnecting).toBe(false);
});

test('a stored answer takes the place of one whose events are gone', () => {
  const { entries } = after(asked, entry, progress({ event: 'stored', data: historyEntry() }));
  expect(entries[0]).toMatchObject({ key, status: 'finished', blocks: ['<p>The response code.</p>'] });
});

test('a question refused for its limit closes the chat until the limit begins anew', () => {
  const resets_at = '2099-11-22T20:00:00.000Z';
  const refused = after(
    asked,
    done({
      status: 'refused',
      chat_id: '',
      entry_id: null,
      answer: '',
      limit_exceed: 1,
      limits: limits({ resets_at }),
    }),
  );
  expect(refused).toMatchObject({ limitedUntil: resets_at, chatId: null });
  expect(conversationReducer(refused, { type: 'cleared' }).limitedUntil).toBe(resets_at);
  expect(conversationReducer(refused, { type: 'limited', until: null }).limitedUntil).toBeNull();
});

test('a question refused for an expired plan closes nothing', () => {
  const { entries, limitedUntil } = after(
    asked,
    done({ status: 'refused', is_subscription: 0, chat_id: '', entry_id: null, answer: '' }),
  );
  expect(limitedUntil).toBeNull();
  expect(entries[0]).toMatchObject({ status: 'refused', subscriptionStatus: 0 });
});

test('a past chat is opened with its history, and what is being written in it goes on', () => {
  const opened = after(
    asked,
    { type: 'opening', chatId: 'chat-2' },
    {
      type: 'opened',
      chatId: 'chat-2',
      entries: [historyEntry(), historyEntry({ entry_id: 'entry-2', status: 'writing', answer: '' })].map(
        entryFromHistory,
      ),
    },
  );
  expect(opened).toMatchObject({ chatId: 'chat-2', phase: 'ready' });
  expect(opened.entries.map(({ key, status, blocks }) => [key, status, blocks.length])).toEqual([
    ['entry-1', 'finished', 1],
    ['entry-2', 'writing', 0],
  ]);
  expect(runningEntry(opened)?.key).toBe('entry-2');
});

test('New Chat forgets the chat', () => {
  expect(after(asked, entry, { type: 'cleared' })).toEqual(emptyConversation);
});

test('a rating is shown at its answer, and what was stored of it comes with the answer', () => {
  const feedback = { rating: 'good', comment: '' } as const;
  const rated = after(asked, entry, done(), { type: 'rated', key, feedback });
  expect(rated.entries[0]?.feedback).toEqual(feedback);
  expect(after(asked, done({ feedback })).entries[0]?.feedback).toEqual(feedback);
  expect(entryFromHistory(historyEntry({ feedback })).feedback).toEqual(feedback);
});
