import { chatTexts } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chatApi } from './testing/chat-api.ts';
import { promptMessage } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

test('a question is asked, its answer is shown as it is written, and then as a whole', async () => {
  const api = chatApi();
  const user = renderChat();
  await user.type(screen.getByLabelText('Your question'), 'What is DE 39?{Enter}');
  expect(await screen.findByRole('heading', { name: 'What is DE 39?', level: 2 })).toBeVisible();
  expect(screen.getByText('Looking for the answer')).toBeInTheDocument();
  expect(screen.getByLabelText('Your question')).toBeDisabled();

  const { send, end } = api.asking[0]!;
  send('entry', { chat_id: 'chat-1', entry_id: 'entry-1', query: 'What is DE 39?', notice: null, documents_used: [] });
  send('block', { index: 0, html: '<p>The resp</p>' });
  expect(await screen.findByText('The resp')).toBeVisible();
  expect(screen.getByText(chatTexts.answerLabel)).toBeVisible();

  send('block', { index: 0, html: '<p>The response code.</p>' });
  send('done', { message: promptMessage() });
  end();
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(await screen.findByText('Answered in 2.4 s')).toBeVisible();
  expect(screen.getByLabelText('Your question')).toBeEnabled();
  expect(api.asked.map(({ body }) => body)).toEqual([{ query: 'What is DE 39?', chat_id: null }]);
});
