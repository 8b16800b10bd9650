import { chatTexts, sampleQuestions } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerWhole, beginning } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { documents, promptMessage } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

const box = () => screen.getByLabelText('Your question');
const answered = { documents_used: documents, follow_ups: ['What is DE 38?'] };

/** Opens the chat with nothing in focus, and presses a button by keyboard. */
const renderChatWithButton = async () => {
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  return { user, press };
};

test('whatever asks a question by keyboard, the box has the focus once the answer is there', async () => {
  const { asking } = chatApi();
  const { press } = await renderChatWithButton();
  const ways = [sampleQuestions[0], 'What is DE 38?', 'Regenerate · counts as a question'];
  for (const [index, way] of ways.entries()) {
    await press(way);
    expect(box(), way).toBeDisabled();
    answerWhole(asking[index], { ...answered, entry_id: `entry-${index}`, query: way });
    await waitFor(() => expect(box(), way).toHaveFocus());
  }
});

test('an answer that was stopped by keyboard leaves the focus in the box', async () => {
  const { asking } = chatApi();
  const { user, press } = await renderChatWithButton();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  await press('Stop');
  expect(await screen.findByRole('button', { name: 'Stopping' })).toHaveFocus();
  asking[0]?.send('done', { message: promptMessage({ status: 'stopped', answer: '' }) });
  await waitFor(() => expect(box()).toHaveFocus());
});

test('another try of a failed answer leaves the focus in the box', async () => {
  const { asking } = chatApi();
  const { user, press } = await renderChatWithButton();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  asking[0]?.send('error', { detail: chatTexts.providerFailed, code: 'provider_failed' });
  await press('Try again');
  answerWhole(asking[1]);
  await screen.findByText('The response code.');
  await waitFor(() => expect(box()).toHaveFocus());
});

test('what a refused question came to is announced, and the focus goes on to the plans', async () => {
  const { asking } = chatApi();
  const { user } = await renderChatWithButton();
  const news = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  await user.type(box(), 'One too many{Enter}');
  answerWhole(asking[0], {
    ...{ status: 'refused', chat_id: '', entry_id: null, answer: '', source: 'limits' },
    query: 'One too many',
    limit_exceed: 1,
  });
  await screen.findByText(chatTexts.dailyLimit);
  expect(news).toHaveTextContent(
    `This question was not answered and was not counted. ${chatTexts.dailyLimit}`,
  );
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveFocus();
});
