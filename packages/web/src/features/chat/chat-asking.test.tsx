import { answerLabel, chatTexts, sampleQuestions } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerWhole, beginning } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { documents, promptMessage } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

const box = () => screen.getByLabelText('Your question');

test('an answer is shown as it is written and then as a whole', async () => {
  const { asking, asked } = chatApi();
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  expect(await screen.findByRole('heading', { name: 'What is DE 39?', level: 2 })).toBeVisible();
  expect(screen.getByText('Looking for the answer')).toBeInTheDocument();
  expect(box()).toBeDisabled();
  expect(box()).toHaveValue('');
  expect(screen.queryByText(/left today/)).not.toBeInTheDocument();
  expect(screen.getByText('For information only. Verify before you rely on it.')).toBeVisible();

  asking[0]?.send('entry', beginning);
  asking[0]?.send('block', { index: 0, html: '<p>The resp</p>' });
  expect(await screen.findByText('The resp')).toBeVisible();
  expect(screen.getByText(answerLabel)).toBeVisible();
  expect(box()).toBeDisabled();

  asking[0]?.send('block', { index: 0, html: '<p>The response code.</p>' });
  asking[0]?.send('done', { message: promptMessage() });
  expect(await screen.findByText('Answered in 2.4 s')).toBeVisible();
  expect(screen.getByText('The response code.')).toBeVisible();
  expect(box()).toBeEnabled();
  expect(box()).toHaveFocus();
  expect(asked.map(({ body }) => body)).toMatchObject([{ query: 'What is DE 39?', chat_id: null }]);
});

test('the welcome screen offers four questions, and a click asks one', async () => {
  const { asking, asked } = chatApi();
  const user = renderChat();
  expect(screen.getByRole('heading', { name: 'How can I help you today?', level: 1 })).toBeVisible();
  const samples = within(screen.getByRole('list', { name: 'Sample questions' })).getAllByRole('button');
  expect(samples.map(({ textContent }) => textContent)).toEqual([...sampleQuestions]);
  await user.click(screen.getByRole('button', { name: sampleQuestions[1] }));
  answerWhole(asking[0], { query: sampleQuestions[1] });
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(screen.queryByText(chatTexts.welcome)).not.toBeInTheDocument();
  expect(asked[0]?.body).toMatchObject({ query: sampleQuestions[1], chat_id: null });
});

test('the next question goes to the same chat', async () => {
  const { asking, asked } = chatApi();
  const user = renderChat();
  await user.type(box(), 'First{Enter}');
  answerWhole(asking[0]);
  await screen.findByText('The response code.');
  await user.type(box(), 'Second{Enter}');
  answerWhole(asking[1], { query: 'Second', answer: '<p>Another.</p>', entry_id: 'entry-2' });
  expect(await screen.findByText('Another.')).toBeVisible();
  expect(screen.getByText('The response code.')).toBeVisible();
  expect(asked[1]?.body).toMatchObject({ query: 'Second', chat_id: 'chat-1' });
});

test('what was masked is told in one line', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'Is 4111111111111111 valid?{Enter}');
  answerWhole(asking[0], { query: 'Is 411111******1111 valid?', notice: chatTexts.cardDataMasked });
  expect(await screen.findByText(chatTexts.cardDataMasked)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Is 411111******1111 valid?', level: 2 })).toBeVisible();
  expect(screen.queryByText(/4111111111111111/)).not.toBeInTheDocument();
});

test('the sources stand below the answer, and a citation opens its passage', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'Why 05?{Enter}');
  answerWhole(asking[0], {
    answer:
      '<p>General <a class="citation" href="#source-2" data-source="2" aria-label="Source 2">2</a>.</p>',
    documents_used: documents,
  });
  const heading = await screen.findByRole('heading', { name: 'Sources' });
  const rows = within(within(screen.getByRole('article')).getByRole('list')).getAllByRole('button');
  expect(heading).toBeVisible();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Response codes · What 05 meansTransaction switchDo not honour is the general refusal of an issuer.',
    '2Issuer checks · The order of checksTransaction switchThe first check that fails decides the code.',
  ]);
  const citation = screen.getByRole('link', { name: 'Source 2' });
  await user.click(citation);
  const panel = within(screen.getByRole('complementary', { name: 'Sources' }));
  const passage = (await panel.findByText('Issuer checks')).closest('li');
  expect(passage).toHaveAttribute('aria-current', 'true');
  expect(passage).toHaveFocus();
  expect(citation).toHaveAttribute('aria-current', 'true');
  expect(rows[1]).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Sources' })).not.toBeInTheDocument();
  expect(citation).toHaveFocus();
});

test('on a small screen a source opens as a sheet', async () => {
  stubBrowser({ width: 390 });
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'Why 05?{Enter}');
  answerWhole(asking[0], { documents_used: documents });
  await user.click(await screen.findByRole('button', { name: /Response codes/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sources' }));
  expect((await sheet.findByText('Response codes')).closest('li')).toHaveFocus();
});

test('a follow-up question is asked with a click', async () => {
  const { asking, asked } = chatApi();
  const user = renderChat();
  await user.type(box(), 'Why 05?{Enter}');
  answerWhole(asking[0], { follow_ups: ['How does 05 differ from 57?'] });
  await user.click(await screen.findByRole('button', { name: 'How does 05 differ from 57?' }));
  expect(asked[1]?.body).toMatchObject({ query: 'How does 05 differ from 57?', chat_id: 'chat-1' });
});

test('an answer that cost nothing says so', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'And UnionPay?{Enter}');
  answerWhole(asking[0], { source: 'screening' });
  expect(await screen.findByText('Network not supported yet · not counted')).toBeVisible();
  expect(screen.queryByText(/^Answered in/)).not.toBeInTheDocument();
});

test('a time that nobody waited is not told', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'Why 05?{Enter}');
  answerWhole(asking[0], { execution_time: 0.04 });
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.queryByText(/^Answered in/)).not.toBeInTheDocument();
});

test('an answer that ends at the plan leads to the plans', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'How is a key block structured?{Enter}');
  answerWhole(asking[0], { source: 'limits' });
  expect(await screen.findByText('Outside your plan · not counted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
});

test('what is left of the limit follows the answers', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  expect(await screen.findByText('4 of 5 questions left today')).toBeVisible();
  await user.type(box(), 'Why 05?{Enter}');
  const { limits } = promptMessage();
  answerWhole(asking[0], { limits: { ...limits, left_today: 3 } });
  expect(await screen.findByText('3 of 5 questions left today')).toBeVisible();
});

test('a finished answer is announced to screen readers', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'Why 05?{Enter}');
  answerWhole(asking[0]);
  const news = await screen.findByText('The answer is finished. The response code.');
  expect(news).toHaveAttribute('role', 'status');
});

test('an answer is copied as Markdown, with the sources it cites', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.type(box(), 'Why 05?{Enter}');
  answerWhole(asking[0], {
    answer:
      '<p><strong>05</strong> is general <a class="citation" href="#source-1" data-source="1">1</a>.</p>',
    documents_used: documents,
  });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(
    '**05** is general [1].\n\nSources:\n[1] Response codes: What 05 means',
  );
});

test('who comes straight to the chat can type at once', () => {
  chatApi();
  renderChat();
  expect(box()).toHaveFocus();
});
