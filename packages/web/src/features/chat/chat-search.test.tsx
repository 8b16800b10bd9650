import { paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, lastChats } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';
// Read before the tests: what the page fetches when it is first opened can take longer than a test waits.
import './components/delete-chat-dialog.tsx';

beforeEach(() => {
  stubBrowser();
});

const week_chats = [chatPreview('chat-2', 'What is T+1?')];
const past = lastChats({ today_chats: [chatPreview('chat-1', 'What is DE 39?')], week_chats });
const groups = { today_chats: [], yesterday_chats: [], week_chats, month_chats: [] };

const chats = () => within(screen.getByRole('navigation', { name: 'Chats' }));
const field = () => screen.findByLabelText('Search your chats');

test('what is found is listed in its group, and Escape brings the whole list back', async () => {
  const seen: SeenRequest[] = [];
  chatApi({ chats: past });
  server.use(answerPost(paths.searchChats, groups, { seen }));
  const user = renderChat();
  expect(await field()).toHaveAttribute('dir', 'auto');
  await user.type(await field(), ' settled ');
  expect(await screen.findByText('1 chat found')).toBeInTheDocument();
  expect(chats().getByRole('button', { name: 'What is T+1?' })).toBeVisible();
  expect(chats().getByRole('heading', { name: 'Week' })).toBeVisible();
  expect(chats().queryByRole('button', { name: 'What is DE 39?' })).not.toBeInTheDocument();
  expect(seen.at(-1)?.body).toEqual({ text: 'settled' });
  await user.type(await field(), '{Escape}');
  expect(await chats().findByRole('button', { name: 'What is DE 39?' })).toBeVisible();
});

test('a search that finds nothing says so', async () => {
  chatApi({ chats: past });
  server.use(answerPost(paths.searchChats, { ...groups, week_chats: [] }));
  const user = renderChat();
  await user.type(await field(), 'sourdough');
  expect(
    await screen.findByText('No chat has these words in its name, its questions or its answers.'),
  ).toBeVisible();
});

test('a search that fails can be tried again', async () => {
  chatApi({ chats: past });
  server.use(refusePost(paths.searchChats, 503, 'storage_unavailable'));
  const user = renderChat();
  await user.type(await field(), 'T+1');
  expect(await screen.findByText('The search did not work.')).toBeVisible();
  server.use(answerPost(paths.searchChats, groups));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chats().findByRole('button', { name: 'What is T+1?' })).toBeVisible();
});

test('a chat deleted from what was found is gone from both lists', async () => {
  chatApi({ chats: past });
  server.use(answerPost(paths.searchChats, groups), answerPost(paths.deleteChat, { message: 'deleted' }));
  const user = renderChat();
  await user.type(await field(), 'T+1');
  await user.click(await chats().findByRole('button', { name: 'Delete “What is T+1?”' }));
  server.use(
    answerPost(paths.searchChats, { ...groups, week_chats: [] }),
    answerPost(paths.getLastChatId, { ...past, week_chats: [] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete chat' }));
  await waitFor(() =>
    expect(chats().queryByRole('button', { name: 'What is T+1?' })).not.toBeInTheDocument(),
  );
  await user.clear(await field());
  expect(await chats().findByRole('button', { name: 'What is DE 39?' })).toBeVisible();
  expect(chats().queryByRole('button', { name: 'What is T+1?' })).not.toBeInTheDocument();
});

test('who has no chats has nothing to search', async () => {
  chatApi();
  renderChat();
  await screen.findByText('No chats yet. Your questions will be listed here.');
  expect(screen.queryByLabelText('Search your chats')).not.toBeInTheDocument();
});
