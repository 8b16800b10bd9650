import { chatTexts, paths } from '@genie/contract/client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { refusePost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { answerWhole, beginning } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats, promptMessage } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

const box = () => screen.getByLabelText('Your question');

test('a question that is refused before its answer begins can be asked again', async () => {
  const { asking, asked } = chatApi();
  server.use(
    http.post(
      paths.sendPrompt,
      () =>
        HttpResponse.json(
          { detail: chatTexts.providerBusy, code: 'provider_unavailable', request_id: 'req-1' },
          { status: 503 },
        ),
      { once: true },
    ),
  );
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(chatTexts.providerBusy);
  expect(screen.getByText('Reference: req-1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What is DE 39?', level: 2 })).toBeVisible();
  expect(box()).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  answerWhole(asking[0]);
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { name: 'What is DE 39?', level: 2 })).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('an answer that fails half way keeps the question, which is asked again in the same chat', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  const { asking, asked } = chatApi({ history: { 'chat-1': [historyEntry({ entry_id: 'entry-0' })] } });
  const user = renderChat();
  await screen.findByText('Answered in 2.4 s');
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  asking[0]?.send('block', { index: 0, html: '<p>Half</p>' });
  asking[0]?.send('error', { detail: chatTexts.providerFailed, code: 'provider_failed' });
  expect(await screen.findByRole('alert')).toHaveTextContent(chatTexts.providerFailed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Half')).not.toBeInTheDocument();
  answerWhole(asking[1], { answer: '<p>The chip data.</p>' });
  expect(await screen.findByText('The chip data.')).toBeVisible();
  expect(asked[1]?.body).toMatchObject({ query: 'What is DE 39?', chat_id: 'chat-1' });
});

test('an answer whose connection drops goes on', async () => {
  const { asking, resuming, resumed } = chatApi();
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  asking[0]?.send('block', { index: 0, html: '<p>The resp</p>' });
  expect(await screen.findByText('The resp')).toBeVisible();
  asking[0]?.drop();
  expect(await screen.findByText('Connection lost, reconnecting')).toBeVisible();
  expect(screen.getByText('The resp')).toBeVisible();
  resuming[0]?.send('block', { index: 0, html: '<p>The response code.</p>' });
  resuming[0]?.send('done', { message: promptMessage() });
  expect(await screen.findByText('Answered in 2.4 s')).toBeVisible();
  expect(screen.getByText('The response code.')).toBeVisible();
  expect(resumed).toEqual([{ entryId: 'entry-1', after: '2' }]);
});

test('an answer goes on after the page was reloaded', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  const writing = historyEntry({ status: 'writing', answer: '', execution_time: 0 });
  const { resuming, resumed } = chatApi({ history: { 'chat-1': [writing] } });
  renderChat();
  expect(await screen.findByText('Writing the answer')).toBeInTheDocument();
  expect(box()).toBeDisabled();
  resuming[0]?.send('entry', beginning);
  resuming[0]?.send('block', { index: 0, html: '<p>The response code.</p>' });
  resuming[0]?.send('done', { message: promptMessage() });
  expect(await screen.findByText('Answered in 2.4 s')).toBeVisible();
  expect(resumed).toEqual([{ entryId: 'entry-1', after: null }]);
});

test('a chat whose page was left before it had a name is opened by the reload', async () => {
  const history = { 'chat-9': [historyEntry()] };
  chatApi({ chats: lastChats({ last_chat: 'chat-1' }), history });
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  cleanup();
  chatApi({ chats: lastChats({ last_chat: 'chat-9' }), history });
  renderChat();
  expect(await screen.findByText('The response code.')).toBeVisible();
});

test('where nothing came of a question, the reload opens no other chat', async () => {
  const chats = lastChats({ last_chat: 'chat-1' });
  chatApi({ chats, history: { 'chat-1': [historyEntry()] } });
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  cleanup();
  renderChat();
  await screen.findByText('4 of 5 questions left today');
  expect(screen.getByText('How can I help you today?')).toBeVisible();
});

test('an answer is stopped, and what was written is kept', async () => {
  const { asking, stopped } = chatApi();
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  asking[0]?.send('block', { index: 0, html: '<p>The resp</p>' });
  await screen.findByText('The resp');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(stopped.map(({ body }) => body)).toEqual([{ entry_id: 'entry-1' }]));
  asking[0]?.send('done', { message: promptMessage({ status: 'stopped', answer: '<p>The resp</p>' }) });
  const told = await screen.findAllByText(chatTexts.stopped);
  expect(told.some((element) => element.localName === 'p')).toBe(true);
  expect(screen.getByText('The resp')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('an answer is stopped before its first word, by the id that its question was given', async () => {
  const { asking, asked, stopped } = chatApi();
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Stopping' })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(stopped).toHaveLength(1));
  const [entry_id] = asked.map(({ body }) => (body as { entry_id: string }).entry_id);
  expect(entry_id).toMatch(/^[\w-]{20,64}$/);
  answerWhole(asking[0], { entry_id: entry_id ?? null, status: 'stopped', answer: '' });
  const told = await screen.findAllByText(chatTexts.stopped);
  expect(told.some((element) => element.localName === 'p')).toBe(true);
  expect(stopped.map(({ body }) => body)).toEqual([{ entry_id }]);
});

test('a stop that overtakes its question is sent again', async () => {
  const { stopped } = chatApi();
  server.use(
    http.post(
      paths.stopAnswer,
      () => HttpResponse.json({ detail: 'This was not found.', code: 'not_found' }, { status: 404 }),
      { once: true },
    ),
  );
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(stopped).toHaveLength(1));
});

test('an answer that another server gave an id of its own is stopped as soon as that is told', async () => {
  const { asking, stopped } = chatApi();
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  asking[0]?.send('entry', beginning);
  await waitFor(() => expect(stopped.at(-1)?.body).toEqual({ entry_id: 'entry-1' }));
});

test('after a reload an answer is stopped once', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  const writing = historyEntry({ status: 'writing', answer: '', execution_time: 0 });
  const { resuming, stopped } = chatApi({ history: { 'chat-1': [writing] } });
  const user = renderChat();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(stopped).toHaveLength(1));
  answerWhole(resuming[0], { status: 'stopped', answer: '<p>The resp</p>' });
  expect(await screen.findByText('The resp')).toBeVisible();
  expect(stopped).toHaveLength(1);
});

test('a stop that does not arrive can be tried again', async () => {
  const { asking } = chatApi();
  server.use(refusePost(paths.stopAnswer, 503, 'storage_unavailable'));
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'false');
});

test('a chat that cannot be opened says why and can be tried again', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({ history: { 'chat-1': [historyEntry()] } });
  server.use(
    http.post(
      paths.getChatHistory,
      () => HttpResponse.json({ detail: 'Storage is away.', code: 'storage_unavailable' }, { status: 503 }),
      { once: true },
    ),
  );
  const user = renderChat();
  expect(await screen.findByRole('alert')).toHaveTextContent('This chat could not be opened.');
  expect(screen.getByText('Storage is away.')).toBeVisible();
  expect(box()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The response code.')).toBeVisible();
});

test('a chat that is gone, or somebody else’s, leads to the welcome screen', async () => {
  localStorage.setItem('sessionChatID', 'gone');
  chatApi();
  renderChat();
  expect(await screen.findByText(chatTexts.welcome)).toBeVisible();
  expect(localStorage.getItem('sessionChatID')).toBeNull();
});

test('chats that cannot be listed offer a quiet retry', async () => {
  chatApi({ chats: lastChats({ today_chats: [chatPreview('chat-1', 'What is DE 39?')] }) });
  server.use(
    http.post(
      paths.getLastChatId,
      () => HttpResponse.json({ detail: 'Storage is away.', code: 'storage_unavailable' }, { status: 503 }),
      { once: true },
    ),
  );
  const user = renderChat();
  expect(await screen.findByText('Your chats could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'What is DE 39?' })).toBeVisible();
});
