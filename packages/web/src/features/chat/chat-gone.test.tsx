import { chatTexts, paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../testing/server.ts';
import { answerWhole, beginning } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { historyEntry, promptMessage } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

const box = () => screen.getByLabelText('Your question');

test('a chat that goes with its failed first question is begun anew, and is neither listed nor opened again', async () => {
  const { asking, asked } = chatApi();
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  const listed = () => screen.queryByRole('button', { name: 'What is DE 39?' });
  await waitFor(() => expect(listed()).toBeVisible());
  asking[0]?.send('error', { detail: chatTexts.providerFailed, code: 'provider_failed' });
  await screen.findByRole('alert');
  await waitFor(() => expect(listed()).not.toBeInTheDocument());
  expect(localStorage.getItem('sessionChatID')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  answerWhole(asking[1]);
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(asked[1]?.body).toMatchObject({ query: 'What is DE 39?', chat_id: null });
});

test('what is asked in a chat that was deleted elsewhere can be asked in a new one', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  const { asking, asked } = chatApi({ history: { 'chat-1': [historyEntry()] } });
  const user = renderChat();
  await screen.findByText('Answered in 2.4 s');
  server.use(
    http.post(
      paths.sendPrompt,
      () => HttpResponse.json({ detail: 'This was not found.', code: 'not_found' }, { status: 404 }),
      { once: true },
    ),
  );
  await user.type(box(), 'What is DE 55?{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(chatTexts.chatDeleted);
  await user.click(screen.getByRole('button', { name: 'Ask in a new chat' }));
  answerWhole(asking[0], { chat_id: 'chat-2', query: 'What is DE 55?', answer: '<p>The chip data.</p>' });
  expect(await screen.findByText('The chip data.')).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ query: 'What is DE 55?', chat_id: null });
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('screen readers are not told that one stopped an answer whose chat one deletes', async () => {
  const { asking } = chatApi();
  server.use(
    http.post(paths.deleteChat, () => {
      // Deleting a chat stops its answer first.
      const message = promptMessage({ status: 'stopped', answer: '<p>The resp</p>' });
      asking[0]?.send('done', { message });
      return HttpResponse.json({ message: chatTexts.chatDeleted });
    }),
  );
  const news = new Set<string | null>();
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  asking[0]?.send('block', { index: 0, html: '<p>The resp</p>' });
  await screen.findByText('The resp');
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role="status"]')) news.add(textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete chat' }));
  expect(await screen.findByText(chatTexts.welcome)).toBeVisible();
  expect([...news]).not.toContain(chatTexts.stopped);
});
