import { chatTexts, paths, sampleQuestions } from '@genie/contract/client';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusePost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { answerWhole } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { documents, historyEntry, lastChats, limits } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
});

const box = () => screen.getByLabelText('Your question');
const refused = { status: 'refused', chat_id: '', entry_id: null, answer: '', source: 'limits' } as const;
const subscription = {
  id: 'sub-7',
  end_date: '2025-12-21T00:00:00.000Z',
  is_subscription: 0,
  is_sequence: 0,
  card_expiry: null,
  card_method: null,
  card_pan: null,
  card_type: null,
  subscription_name: 'Free Plan',
  subscription_type: 'Free Plan',
  cardholder_name: null,
  renews: false,
  renewal_tried_until: null,
} as const;

test('an exhausted daily limit is told in the documented words and closes the message box', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'One too many{Enter}');
  answerWhole(asking[0], { ...refused, query: 'One too many', limit_exceed: 1 });
  expect(await screen.findByText('Your daily limit exhausted, please try next day')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'One too many', level: 2 })).toBeVisible();
  expect(screen.getByText('This question was not answered and was not counted.')).toBeVisible();
  expect(box()).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'New Chat' }));
  expect(screen.getByText(chatTexts.dailyLimit)).toBeVisible();
  expect(box()).toBeDisabled();
  expect(screen.getByRole('button', { name: sampleQuestions[0] })).toBeDisabled();
});

test('a reload does not forget that the limit was reached, and a plan bought since opens the message box', async () => {
  const left = limits({ left_today: 0 });
  const { asking } = chatApi({ chats: lastChats({ limits: left }) });
  const user = renderChat();
  await screen.findByText(/^No questions left today/);
  expect(box()).toBeEnabled();
  await user.type(box(), 'One too many{Enter}');
  answerWhole(asking[0], { ...refused, limit_exceed: 1, limits: left });
  expect(await screen.findByText(chatTexts.dailyLimit)).toBeVisible();
  cleanup();
  renderChat();
  expect(await screen.findByText(chatTexts.dailyLimit)).toBeVisible();
  expect(box()).toBeDisabled();
  cleanup();
  chatApi({ chats: lastChats({ limits: limits({ left_today: 20, per_day: 20 }) }) });
  renderChat();
  expect(await screen.findByText('20 of 20 questions left today')).toBeVisible();
  expect(box()).toBeEnabled();
});

test('where no question is left none is offered to be written anew', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({
    chats: lastChats({ limits: limits({ left_today: 0 }) }),
    history: { 'chat-1': [historyEntry({ documents_used: documents })] },
  });
  renderChat();
  await screen.findByText(/^No questions left today/);
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Regenerate/ })).not.toBeInTheDocument();
});

test('the message box opens again when the next day of the limit begins', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'One too many{Enter}');
  vi.useFakeTimers({ now: new Date('2025-11-21T19:59:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const renewed = limits({ resets_at: '2025-11-21T20:00:00.000Z' });
  answerWhole(asking[0], { ...refused, limit_exceed: 1, limits: renewed });
  await vi.waitFor(() => expect(screen.getByText(chatTexts.dailyLimit)).toBeVisible(), { timeout: 30_000 });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText(chatTexts.dailyLimit)).not.toBeInTheDocument();
  expect(box()).toBeEnabled();
});

test('an expired plan is told in the documented words', async () => {
  chatApi({ chats: lastChats({ is_subscription: 0 }) });
  renderChat();
  expect(await screen.findByText('Your plan has expired, please renew to continue……')).toBeVisible();
  expect(screen.queryByText(/questions left/)).not.toBeInTheDocument();
});

test('the plan that expires meanwhile is told too, and the banner replaces the answer', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  answerWhole(asking[0], { ...refused, is_subscription: 0, query: 'What is DE 39?' });
  expect(
    await screen.findByText('Your subscription has been expired. Please upgrade your plan.'),
  ).toBeVisible();
  expect(await screen.findByText(chatTexts.planExpired)).toBeVisible();
  expect(screen.queryByText(chatTexts.dailyLimit)).not.toBeInTheDocument();
});

test('an expired plan is told from the answer where the list of chats is out of reach', async () => {
  const { asking } = chatApi();
  server.use(refusePost(paths.getLastChatId, 503, 'storage_unavailable'));
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  answerWhole(asking[0], { ...refused, is_subscription: 0, query: 'What is DE 39?' });
  expect(await screen.findByText('Your plan has expired, please renew to continue……')).toBeVisible();
});

test('stored answers give way to the banner while the plan is expired', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({
    chats: lastChats({ is_subscription: 0 }),
    history: { 'chat-1': [historyEntry({ is_subscription: 0, answer: '' })] },
  });
  renderChat();
  expect(await screen.findByText(chatTexts.subscriptionExpired)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'See plans' })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'What is DE 39?', level: 2 })).toBeVisible();
});

test('an entry without a question shows the banner in place of its answer', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({ history: { 'chat-1': [historyEntry({ query: '' })] } });
  renderChat();
  expect(await screen.findByText(chatTexts.subscriptionExpired)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
  expect(screen.queryByText('The response code.')).not.toBeInTheDocument();
});

test('the subscription is written to local storage', async () => {
  chatApi({ chats: lastChats({ subscription_history: subscription }) });
  renderChat();
  await screen.findByText('4 of 5 questions left today');
  expect({ ...localStorage }).toMatchObject({
    is_subscription: '0',
    is_sequence: '0',
    subscriptionEndDate: '2025-12-21T00:00:00.000Z',
    userSubscriptionId: 'sub-7',
  });
});
