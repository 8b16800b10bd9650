import { chatTexts, paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerPost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { chatApi } from './testing/chat-api.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
  chatApi();
});

const box = () => screen.getByLabelText('Your question');
const message = {
  chat_id: 'chat-1',
  answer: '<p>The response code.</p>',
  query: 'What is DE 39?',
  limit_exceed: 0,
  is_subscription: 1,
  documents_used: [],
  execution_time: 1.5,
  source: 'knowledge',
};

test('a prompt that is answered in JSON as documented is shown, and its chat is listed and kept', async () => {
  server.use(answerPost(paths.sendPrompt, { message }));
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(box()).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'What is DE 39?' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(localStorage.getItem('sessionChatID')).toBe('chat-1');
  expect(screen.getByText('4 of 5 questions left today')).toBeVisible();
});

test('a limit that is met in such an answer closes the message box', async () => {
  server.use(answerPost(paths.sendPrompt, { message: { ...message, answer: '', limit_exceed: 1 } }));
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  expect(await screen.findByText(chatTexts.dailyLimit)).toBeVisible();
  expect(box()).toBeDisabled();
});

test('a history of nothing but questions and answers is shown', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  const history = ['First', 'Second'].map((query) => ({ query, answer: `<p>${query} answer.</p>` }));
  server.use(answerPost(paths.getChatHistory, { chat_history: history }));
  renderChat();
  expect(await screen.findByText('First answer.')).toBeVisible();
  expect(await screen.findByText('Second answer.')).toBeVisible();
});
