import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tokenExpiringIn } from '../../testing/tokens.ts';
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
