import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

test('under a finger a chat’s name has its line, and what can be done with it folds out of one row at a time', async () => {
  stubBrowser({ pointer: 'coarse' });
  chatApi({
    chats: lastChats({
      today_chats: [chatPreview('chat-1', 'What is T+1?')],
      week_chats: [chatPreview('chat-2', 'Why 05?')],
    }),
    history: { 'chat-1': [historyEntry()] },
  });
  const user = renderChat();
  const list = within(screen.getByRole('navigation', { name: 'Chats' }));
  const unfold = await list.findByRole('button', { name: 'What to do with “What is T+1?”' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  expect(list.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument();

  await user.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  const words = list.getAllByRole('button', { name: /^(Rename|Pin|Delete) “What is T\+1\?”$/ });
  expect(words.map(({ textContent }) => textContent)).toEqual(['Rename', 'Pin', 'Delete']);

  await user.click(list.getByRole('button', { name: 'What to do with “Why 05?”' }));
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  expect(list.getAllByRole('button', { name: /^Rename/ })).toHaveLength(1);
  await user.click(list.getByRole('button', { name: 'Rename “Why 05?”' }));
  expect(await screen.findByRole('dialog', { name: /^Rename/ })).toBeVisible();
});
