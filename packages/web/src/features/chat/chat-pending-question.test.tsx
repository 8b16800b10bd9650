import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepPendingQuestion } from '../../lib/pending-question/keep-pending-question.ts';
import { hasPendingQuestion } from '../../lib/pending-question/pending-question.ts';
import { answerWhole } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

test('a question that was chosen outside the chat is asked once, in a new chat', async () => {
  const { asking, asked } = chatApi();
  localStorage.setItem('sessionChatID', 'chat-of-yesterday');
  keepPendingQuestion('How does DUKPT derive a key for each transaction?');
  renderChat();
  expect(
    await screen.findByRole('heading', {
      name: 'How does DUKPT derive a key for each transaction?',
      level: 2,
    }),
  ).toBeVisible();
  answerWhole(asking[0], { query: 'How does DUKPT derive a key for each transaction?' });
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { query: 'How does DUKPT derive a key for each transaction?', chat_id: null },
  ]);
  expect(hasPendingQuestion()).toBe(false);
});
