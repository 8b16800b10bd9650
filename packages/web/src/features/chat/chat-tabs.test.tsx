import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { answerWhole } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

const entry = (entry_id: string, answer: string) => historyEntry({ entry_id, answer: `<p>${answer}</p>` });

beforeEach(() => {
  stubBrowser();
  chatApi({
    chats: lastChats({
      today_chats: [chatPreview('chat-1', 'What is DE 39?'), chatPreview('chat-2', 'T+1?')],
    }),
    history: { 'chat-1': [entry('e1', 'Of this tab.')], 'chat-2': [entry('e2', 'Of the other tab.')] },
  });
});

/** What opening a chat in another tab leaves behind. */
const openElsewhere = () => localStorage.setItem('sessionChatID', 'chat-2');

const reload = (token?: string) => {
  cleanup();
  renderChat(token);
};

test('a reload opens the tab’s own chat again, whatever another tab opened since', async () => {
  const user = renderChat();
  await user.click(await screen.findByRole('button', { name: 'What is DE 39?' }));
  expect(await screen.findByText('Of this tab.')).toBeVisible();
  openElsewhere();
  reload();
  expect(await screen.findByText('Of this tab.')).toBeVisible();
});

test('a tab that began a new chat stays with it after a reload', async () => {
  const user = renderChat();
  await user.click(await screen.findByRole('button', { name: 'New Chat' }));
  openElsewhere();
  reload();
  expect(await screen.findByRole('button', { name: 'What is DE 39?' })).toBeVisible();
  expect(screen.getByText('How can I help you today?')).toBeVisible();
});

test('a new tab opens with the chat that was opened last, and so does the next person of this tab', async () => {
  openElsewhere();
  const user = renderChat();
  expect(await screen.findByText('Of the other tab.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What is DE 39?' }));
  expect(await screen.findByText('Of this tab.')).toBeVisible();
  openElsewhere();
  reload(tokenExpiringIn(600, 'somebody else'));
  expect(await screen.findByText('Of the other tab.')).toBeVisible();
});

/** A tab's way to the back and to the front again. */
const comeToFront = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a tab that comes to the front shows what was asked in another, and leaves what is read as it is', async () => {
  const first = entry('e1', 'Of this tab.');
  const user = renderChat();
  await user.click(await screen.findByRole('button', { name: 'What is DE 39?' }));
  const read = await screen.findByText('Of this tab.');
  await user.type(screen.getByLabelText('Your question'), 'Half a ques');
  const chat = { ...chatPreview('chat-1', 'What is DE 39?'), last_activity: '2025-11-21T09:00:00.000Z' };
  const writing = historyEntry({ entry_id: 'e3', status: 'writing', answer: '', query: 'T+2?' });
  const { resuming } = chatApi({
    chats: lastChats({ today_chats: [chatPreview('chat-3', 'Begun elsewhere'), chat] }),
    history: { 'chat-1': [first, entry('e2', 'Of another tab.'), writing] },
  });
  comeToFront();
  expect(await screen.findByText('Of another tab.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Begun elsewhere' })).toBeVisible();
  answerWhole(resuming[0], { entry_id: 'e3', query: 'T+2?', answer: '<p>Two days.</p>' });
  expect(await screen.findByText('Two days.')).toBeVisible();
  expect(screen.getByText('Of this tab.')).toBe(read);
  expect(screen.getByLabelText('Your question')).toHaveValue('Half a ques');
});

test('a question that this tab asked stands once after the tab came to the front, and a failed one stays', async () => {
  const before = entry('e1', 'Of this tab.');
  const { asking } = chatApi({
    chats: lastChats({ today_chats: [chatPreview('chat-1', 'What is DE 39?')] }),
    history: { 'chat-1': [before] },
  });
  const user = renderChat();
  await user.click(await screen.findByRole('button', { name: 'What is DE 39?' }));
  await screen.findByText('Of this tab.');
  await user.type(screen.getByLabelText('Your question'), 'Mine?{Enter}');
  answerWhole(asking[0], { entry_id: 'e2', query: 'Mine?', answer: '<p>Yours.</p>' });
  const read = await screen.findByText('Yours.');
  await user.type(screen.getByLabelText('Your question'), 'And this?{Enter}');
  asking[1]?.end();
  await screen.findByRole('alert');
  chatApi({
    chats: lastChats({ today_chats: [chatPreview('chat-1', 'What is DE 39?')] }),
    history: {
      'chat-1': [before, { ...entry('e2', 'Yours.'), query: 'Mine?' }, entry('e3', 'Of another tab.')],
    },
  });
  comeToFront();
  expect(await screen.findByText('Of another tab.')).toBeVisible();
  expect(screen.getByText('Yours.')).toBe(read);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(screen.getByRole('heading', { name: 'And this?', level: 2 })).toBeVisible();
});
