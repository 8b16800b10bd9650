import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerWhole, beginning } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { documents, historyEntry, limits } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('sessionChatID', 'chat-1');
});

const regenerate = { name: 'Regenerate · counts as a question' };
const answered = historyEntry({ documents_used: documents });
const history = {
  'chat-1': [
    historyEntry({
      entry_id: 'entry-0',
      query: 'Before?',
      documents_used: documents,
      answer: '<p>Before.</p>',
    }),
    answered,
  ],
};

test('only the last answer can be written anew, and it takes the place of the former', async () => {
  const { asking, asked } = chatApi({ history });
  const user = renderChat();
  await user.click(await screen.findByRole('button', regenerate));
  expect(screen.queryByText('The response code.')).not.toBeInTheDocument();
  answerWhole(asking[0], {
    entry_id: 'entry-2',
    answer: '<p>Another wording.</p>',
    documents_used: documents,
    limits: limits({ left_today: 3 }),
  });
  expect(await screen.findByText('Another wording.')).toBeVisible();
  expect(screen.queryByText('The response code.')).not.toBeInTheDocument();
  expect(screen.getByText('Before.')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'What is DE 39?', level: 2 })).toHaveLength(1);
  expect(asked[0]?.body).toMatchObject({ query: answered.query, chat_id: 'chat-1', replaces: 'entry-1' });
  expect(await screen.findByText('3 of 5 questions left today')).toBeVisible();
  await user.click(screen.getByRole('button', regenerate));
  expect(asked[1]?.body).toMatchObject({ query: answered.query, chat_id: 'chat-1', replaces: 'entry-2' });
});

test('the former answer stays where the new one fails, and another try replaces it', async () => {
  const { asking, asked } = chatApi({ history });
  const user = renderChat();
  await user.click(await screen.findByRole('button', regenerate));
  asking[0]?.send('entry', { ...beginning, entry_id: 'entry-2' });
  asking[0]?.send('error', { detail: 'The assistant is busy.', code: 'provider_unavailable' });
  expect(await screen.findByText('The assistant is busy.')).toBeVisible();
  expect(screen.getByText('The response code.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  answerWhole(asking[1], { entry_id: 'entry-3', answer: '<p>Another wording.</p>' });
  expect(await screen.findByText('Another wording.')).toBeVisible();
  expect(screen.queryByText('The response code.')).not.toBeInTheDocument();
  expect(asked[1]?.body).toMatchObject({ query: answered.query, chat_id: 'chat-1', replaces: 'entry-1' });
});

test('the former answer stays where no question is left', async () => {
  const { asking } = chatApi({ history });
  const user = renderChat();
  await user.click(await screen.findByRole('button', regenerate));
  answerWhole(asking[0], {
    entry_id: null,
    answer: '',
    status: 'refused',
    limit_exceed: 1,
    source: 'limits',
  });
  expect(await screen.findByText('This question was not answered and was not counted.')).toBeVisible();
  expect(screen.getByText('The response code.')).toBeVisible();
});

test('what is not the assistant’s own answer cannot be written anew', async () => {
  chatApi({ history: { 'chat-1': [historyEntry({ source: 'screening' })] } });
  renderChat();
  await screen.findByText('The response code.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible());
  expect(screen.queryByRole('button', regenerate)).not.toBeInTheDocument();
});

test('a page that is loaded while an answer is written anew, in whichever tab, shows one of the two', async () => {
  const anew = historyEntry({
    entry_id: 'entry-2',
    status: 'writing',
    answer: '',
    replaces: answered.entry_id,
  });
  const { resuming } = chatApi({ history: { 'chat-1': [...history['chat-1'], anew] } });
  renderChat();
  expect(await screen.findByText('Before.')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'What is DE 39?', level: 2 })).toHaveLength(1);
  expect(screen.queryByText('The response code.')).not.toBeInTheDocument();
  answerWhole(resuming[0], { entry_id: 'entry-2', answer: '<p>Another wording.</p>' });
  expect(await screen.findByText('Another wording.')).toBeVisible();
  expect(screen.queryByText('The response code.')).not.toBeInTheDocument();
});

test('where what is written anew fails, a page loaded meanwhile shows the former answer again', async () => {
  const anew = historyEntry({ entry_id: 'entry-2', status: 'writing', answer: '', replaces: 'entry-1' });
  const { resuming } = chatApi({ history: { 'chat-1': [...history['chat-1'], anew] } });
  renderChat();
  await screen.findByText('Before.');
  resuming[0]?.send('error', { detail: 'The assistant is busy.', code: 'provider_unavailable' });
  expect(await screen.findByText('The assistant is busy.')).toBeVisible();
  expect(screen.getByText('The response code.')).toBeVisible();
});

test('the same question asked twice is shown twice while the second is answered', async () => {
  const again = historyEntry({ entry_id: 'entry-2', status: 'writing', answer: '' });
  chatApi({ history: { 'chat-1': [answered, again] } });
  renderChat();
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'What is DE 39?', level: 2 })).toHaveLength(2);
});
