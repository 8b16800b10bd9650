import { type LastChatResponse, paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, refusePost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { withPin } from './state/chat-list.ts';
import { answerWhole } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

const recent = chatPreview('chat-1', 'What is DE 39?');
const old = chatPreview('chat-2', 'What is T+1?');
const past = lastChats({ today_chats: [recent], month_chats: [old] });

const chats = () => within(screen.getByRole('navigation', { name: 'Chats' }));
const titles = () =>
  chats()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const press = (name: string) => screen.findByRole('button', { name });

/** Stands in for a server that keeps what is pinned. */
const pinning = (first: LastChatResponse) => {
  let known = first;
  const seen: unknown[] = [];
  chatApi({ chats: first, history: { 'chat-2': [historyEntry()] } });
  server.use(
    http.post(paths.getLastChatId, () => HttpResponse.json(known)),
    http.post(paths.pinChat, async ({ request }) => {
      const body = (await request.json()) as { chat_id: string; pinned: boolean };
      seen.push(body);
      known = withPin(known, body.chat_id === old.chat_id ? old : recent, body.pinned);
      return HttpResponse.json({ message: 'done' });
    }),
  );
  return seen;
};

test('a pinned chat stands on top, in no other group, and goes back when it is unpinned', async () => {
  const seen = pinning(past);
  const user = renderChat();
  await user.click(await press('Pin “What is T+1?”'));
  expect(await press('Unpin “What is T+1?”')).toHaveFocus();
  expect(titles()).toEqual(['Pinned', 'Today']);
  expect(chats().getAllByRole('button', { name: 'What is T+1?' })).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(await press('Pin “What is T+1?”')).toHaveFocus();
  expect(titles()).toEqual(['Today', 'Month']);
  await waitFor(() =>
    expect(seen).toEqual([
      { chat_id: 'chat-2', pinned: true },
      { chat_id: 'chat-2', pinned: false },
    ]),
  );
});

test('pinned chats stand in the order the server gives them', async () => {
  chatApi({ chats: { ...past, pinned_chats: [old, recent] } });
  renderChat();
  const group = await screen.findByRole('region', { name: 'Pinned' });
  const names = [...group.querySelectorAll('[title]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['What is T+1?', 'What is DE 39?']);
  expect(titles()).toEqual(['Pinned']);
});

test('a chat that cannot be pinned is where it was, and the reason is told', async () => {
  chatApi({ chats: past });
  server.use(refusePost(paths.pinChat, 503, 'storage_unavailable', { detail: 'Try again later.' }));
  const user = renderChat();
  await user.click(await press('Pin “What is T+1?”'));
  const trouble = await screen.findByRole('alert');
  expect(trouble).toHaveTextContent('The chat was not pinned.');
  expect(trouble).toHaveTextContent('Try again later.');
  expect(titles()).toEqual(['Today', 'Month']);
  expect(await press('Pin “What is T+1?”')).toHaveFocus();
});

test('a chat that cannot be unpinned stays pinned', async () => {
  chatApi({ chats: { ...past, pinned_chats: [old] } });
  server.use(refusePost(paths.pinChat, 503, 'storage_unavailable'));
  const user = renderChat();
  await user.click(await press('Unpin “What is T+1?”'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The chat was not unpinned.');
  expect(titles()).toEqual(['Pinned', 'Today']);
});

test('a chat is pinned from what a search found, where it stays in its place', async () => {
  const seen = pinning(past);
  const groups = { today_chats: [], yesterday_chats: [], week_chats: [], month_chats: [old] };
  server.use(answerPost(paths.searchChats, groups));
  const user = renderChat();
  await user.type(await screen.findByLabelText('Search your chats'), 'T+1');
  await screen.findByText('1 chat found');
  await user.click(await press('Pin “What is T+1?”'));
  expect(await press('Unpin “What is T+1?”')).toHaveFocus();
  expect(titles()).toEqual(['Month']);
  await waitFor(() => expect(seen).toEqual([{ chat_id: 'chat-2', pinned: true }]));
});

test('a pinned chat that is asked in stays pinned', async () => {
  localStorage.setItem('sessionChatID', 'chat-2');
  const pinned_chats = [recent, old];
  const { asking } = chatApi({
    chats: { ...past, pinned_chats },
    history: { 'chat-2': [historyEntry()] },
  });
  const user = renderChat();
  await screen.findByText('The response code.');
  await user.type(screen.getByLabelText('Your question'), 'And T+2?{Enter}');
  answerWhole(asking[0], { chat_id: 'chat-2', entry_id: 'entry-2', answer: '<p>A day later.</p>' });
  expect(await screen.findByText('A day later.')).toBeVisible();
  const names = [...screen.getByRole('region', { name: 'Pinned' }).querySelectorAll('[title]')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['What is T+1?', 'What is DE 39?']);
  expect(titles()).toEqual(['Pinned']);
});
