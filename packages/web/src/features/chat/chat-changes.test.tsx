import { chatTexts, paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';
// Read before the tests: what the page fetches when it is first opened can take longer than a test waits.
import './components/delete-chat-dialog.tsx';
import './components/rename-chat-dialog.tsx';

beforeEach(() => {
  stubBrowser();
});

const question = 'How is a reversal matched to its original?';
const preview = 'How is a reversal matched…';
const past = lastChats({
  today_chats: [chatPreview('chat-1', 'What is DE 39?')],
  week_chats: [chatPreview('chat-2', question)],
});
const history = { 'chat-1': [historyEntry()], 'chat-2': [historyEntry({ query: question })] };

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => screen.findByRole('button', { name });

test('a chat is renamed, and its name is shown by its first 25 characters', async () => {
  const seen: SeenRequest[] = [];
  const name = 'Reversals and their originals';
  chatApi({ chats: past, history });
  server.use(answerPost(paths.renameChat, { chat_id: 'chat-2', user_query: name, notice: null }, { seen }));
  const user = renderChat();
  const opener = await press(`Rename “${preview}”`);
  await user.click(opener);
  const { getByLabelText } = await dialog('Rename chat');
  const field = getByLabelText('Name');
  expect(field).toHaveValue(question);
  expect(field).toHaveFocus();
  await user.type(field, `{Control>}a{/Control} ${name} {Enter}`);
  expect(await press('Reversals and their origi…')).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([{ chat_id: 'chat-2', name }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test.each([
  [' ', chatTexts.nameEmpty],
  ['x'.repeat(101), chatTexts.nameTooLong],
])('a name that is empty or too long is told beside the field', async (name, text) => {
  chatApi({ chats: past });
  const user = renderChat();
  await user.click(await press(`Rename “${preview}”`));
  const { getByLabelText, findByText } = await dialog('Rename chat');
  await user.clear(getByLabelText('Name'));
  await user.click(getByLabelText('Name'));
  await user.paste(name);
  await user.keyboard('{Enter}');
  expect(await findByText(text)).toBeVisible();
  expect(getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
});

test('a name of which card data was masked is shown as it was stored', async () => {
  const user_query = 'Card 411111******1111';
  chatApi({ chats: past });
  server.use(answerPost(paths.renameChat, { chat_id: 'chat-2', user_query, notice: chatTexts.nameMasked }));
  const user = renderChat();
  await user.click(await press(`Rename “${preview}”`));
  const { getByLabelText, findByText } = await dialog('Rename chat');
  await user.type(getByLabelText('Name'), 'Card 4111111111111111{Enter}');
  expect(await findByText(chatTexts.nameMasked)).toBeVisible();
  expect(getByLabelText('Name')).toHaveValue(user_query);
});

test('a chat is deleted after it was confirmed, and the open one stays', async () => {
  const seen: SeenRequest[] = [];
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({ chats: past, history });
  server.use(answerPost(paths.deleteChat, { message: 'deleted' }, { seen }));
  const user = renderChat();
  await screen.findByText('The response code.');
  await user.click(await press(`Delete “${preview}”`));
  const { getByRole } = await dialog(`Delete “${preview}”?`);
  expect(getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(seen).toEqual([]);
  await user.click(getByRole('button', { name: 'Delete chat' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Week' })).not.toBeInTheDocument());
  expect(seen.map(({ body }) => body)).toEqual([{ chat_id: 'chat-2' }]);
  expect(screen.getByText('The response code.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Chat' })).toHaveFocus();
});

test('deleting the open chat leads to the welcome screen', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({ chats: past, history });
  server.use(answerPost(paths.deleteChat, { message: 'deleted' }));
  const user = renderChat();
  await screen.findByText('The response code.');
  await user.click(await press('Delete “What is DE 39?”'));
  await user.click((await dialog('Delete “What is DE 39?”?')).getByRole('button', { name: 'Delete chat' }));
  expect(await screen.findByText(chatTexts.welcome)).toBeVisible();
  expect(localStorage.getItem('sessionChatID')).toBeNull();
  expect(screen.queryByRole('button', { name: 'What is DE 39?' })).not.toBeInTheDocument();
});

test('a chat that is kept, or cannot be deleted, stays in the list', async () => {
  chatApi({ chats: past, history });
  server.use(refusePost(paths.deleteChat, 503, 'storage_unavailable', { detail: 'Try again later.' }));
  const user = renderChat();
  await user.click(await press(`Delete “${preview}”`));
  const { getByRole, findByText } = await dialog(`Delete “${preview}”?`);
  await user.click(getByRole('button', { name: 'Delete chat' }));
  expect(await findByText('The chat was not deleted.')).toBeVisible();
  expect(await findByText('Try again later.')).toBeVisible();
  await user.click(getByRole('button', { name: 'Keep it' }));
  expect(await press(preview)).toBeVisible();
});

test('a chat that is gone already is as good as deleted', async () => {
  chatApi({ chats: past, history });
  server.use(refusePost(paths.deleteChat, 404, 'not_found'));
  const user = renderChat();
  await user.click(await press(`Delete “${preview}”`));
  await user.click((await dialog(`Delete “${preview}”?`)).getByRole('button', { name: 'Delete chat' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: preview })).not.toBeInTheDocument());
});

test('a chat that is deleted while the list is on its way does not come back with it', async () => {
  const late = Promise.withResolvers<void>();
  const left = lastChats({ today_chats: [chatPreview('chat-1', 'Response codes')] });
  let lists = 0;
  let isDeleted = false;
  chatApi({ chats: past, history });
  server.use(
    http.post(paths.getLastChatId, async () => {
      lists += 1;
      const list = isDeleted ? left : past;
      if (lists > 1) await late.promise;
      return HttpResponse.json(list);
    }),
    answerPost(paths.pinChat, { message: 'done' }),
    http.post(paths.deleteChat, () => {
      isDeleted = true;
      return HttpResponse.json({ message: 'deleted' });
    }),
  );
  const user = renderChat();
  await user.click(await press('Pin “What is DE 39?”'));
  await waitFor(() => expect(lists).toBe(2));
  await user.click(await press(`Delete “${preview}”`));
  await user.click((await dialog(`Delete “${preview}”?`)).getByRole('button', { name: 'Delete chat' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: preview })).not.toBeInTheDocument());
  late.resolve();
  expect(await press('Response codes')).toBeVisible();
  expect(screen.queryByRole('button', { name: preview })).not.toBeInTheDocument();
});
