import { guidelineQuestions, pages, paths, practiceQuestions } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { takePendingQuestion } from '../../lib/pending-question/pending-question.ts';
import { settings } from '../../testing/account-api.ts';
import { answerPost, breakPost, refusePost } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { PricePage } from './price-page.tsx';
import { offers } from './testing/plan-samples.ts';

beforeEach(() => {
  server.use(
    http.get(paths.settings, () => HttpResponse.json(settings)),
    answerPost(paths.getSubscription, { subscriptions: offers }),
  );
});

const open = () => renderAt(pages.price, { routes: { [pages.price]: <PricePage /> } });
const card = (name: string) => screen.findByRole('article', { name });
const choose = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('the page has its documented heading, subtitle and four tabs, Pro Plan selected first', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  expect(screen.getByText('Choose your favourite plan')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Free Plan',
    'Interview Plan',
    'Pro Plan',
    'Enterprise Plan',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Pro Plan');
  await card('Pro Monthly');
});

test('only offers of the selected plan are shown, with their price and term', async () => {
  open();
  expect(await card('Pro Monthly')).toHaveTextContent('AED 99.00/month');
  expect(await card('Pro Quaterly')).toHaveTextContent('AED 249.00 for 3 months');
  expect(screen.getAllByRole('article')).toHaveLength(2);

  await choose('Interview Plan');
  expect(await card('Interview Plan')).toHaveTextContent('AED 49.00 for 5 days');
  expect(screen.getAllByRole('article')).toHaveLength(1);

  await choose('Free Plan');
  expect(await card('Free Plan')).toHaveTextContent('AED 0.00 for 10 days');
});

test('what a quarter comes to by the month is worked out from the prices', async () => {
  open();
  expect(await card('Pro Quaterly')).toHaveTextContent('AED 83.00 a month; saves AED 48.00');
  expect(await card('Pro Monthly')).not.toHaveTextContent('saves');
});

test.each([
  [
    'Free Plan',
    [
      '10-day trial, once for each email address',
      '5 questions per day',
      'Limited topics: card domain fundamentals, transaction switch, acquiring and merchant processing',
      'No credit card',
      'Move to Pro afterwards; your chats are kept',
    ],
  ],
  ['Interview Plan', ['5 days', '100 questions per day, 500 in total', 'All topics']],
  ['Pro Plan', ['20 questions per day', 'Full access', 'All topics']],
  [
    'Enterprise Plan',
    [
      'Unlimited questions',
      'Custom retrieval model',
      'API and business support',
      'Custom topics',
      'Contact by email',
    ],
  ],
])('each card of the %s has a tagline and lists what the plan gives', async (plan, features) => {
  open();
  await card('Pro Monthly');
  await choose(plan);
  for (const offer of screen.getAllByRole('article')) {
    expect(within(offer).getByText(/\.$/)).toBeVisible();
    expect(
      within(offer)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(features);
  }
});

test('what an operator changed is what the cards promise', async () => {
  const changed = offers.map((offer) => {
    if (offer.plan_id === 1)
      return { ...offer, period: 1, period_unit: 'month', per_day: 1, categories: [7, 3, 5] };
    if (offer.plan_id === 2) return { ...offer, period: 7, period_unit: 'day', per_day: null, total: 300 };
    if (offer.plan_id === 3)
      return { ...offer, period: 1, period_unit: 'month', per_day: 30, categories: [4] };
    return offer.plan_id === 4 ? { ...offer, period: 6, period_unit: 'month', per_day: null } : offer;
  });
  server.use(answerPost(paths.getSubscription, { subscriptions: changed }));
  open();
  const lines = async (name: string) =>
    within(await card(name))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(await lines('Pro Monthly')).toEqual(['30 questions per day', 'Limited topics: transaction switch']);
  expect(await card('Pro Monthly')).toHaveTextContent('30 a day');
  expect(await lines('Pro Quaterly')).toEqual(['Unlimited questions', 'Full access', 'All topics']);
  expect(await card('Pro Quaterly')).toHaveTextContent(
    'AED 249.00 for 6 monthsAED 41.50 a month; saves AED 345.00',
  );
  await choose('Interview Plan');
  expect(await lines('Interview Plan')).toEqual(['7 days', '300 questions in total', 'All topics']);
  expect(await card('Interview Plan')).toHaveTextContent('AED 49.00 for 7 days');
  await choose('Free Plan');
  expect(await lines('Free Plan')).toEqual([
    '1-month trial, once for each email address',
    '1 question per day',
    'Limited topics: MasterCard transaction types and ISO 8583, HSM and key management, clearing and settlement',
    'No credit card',
    'Move to Pro afterwards; your chats are kept',
  ]);
  expect(screen.getByText('Ask 1 question a day. Your chats are kept when you move to Pro.')).toBeVisible();
  expect(screen.getByText(/the 1 month begins there/)).toBeVisible();
  expect(
    screen.getByText('The Free Plan begins when you sign up: 1 month, without a credit card.'),
  ).toBeVisible();
});

test('the tabs are chosen by the arrow keys', async () => {
  open();
  await card('Pro Monthly');
  const user = userEvent.setup();
  screen.getByRole('tab', { name: 'Pro Plan' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Interview Plan' })).toHaveFocus();
  expect(await card('Interview Plan')).toBeVisible();
  await user.keyboard('{End}');
  expect(await card('Enterprise Plan')).toBeVisible();
});

test('until the plans are there, their place is held by as many cards, which screen readers do not read', async () => {
  server.use(http.post(paths.getSubscription, () => new Promise(() => undefined)));
  open();
  expect(screen.getByText('Loading the plans')).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a plan that is not on offer says so on its tab', async () => {
  const others = offers.filter(({ subscription_name }) => subscription_name !== 'Interview Plan');
  server.use(answerPost(paths.getSubscription, { subscriptions: others }));
  open();
  await card('Pro Monthly');
  await choose('Interview Plan');
  expect(screen.getByText('The Interview Plan is not on offer just now.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the amount of Enterprise is hidden', async () => {
  open();
  await card('Pro Monthly');
  await choose('Enterprise Plan');
  expect(await card('Enterprise Plan')).not.toHaveTextContent('AED');
});

test('every offer leads to registration', async () => {
  open();
  await card('Pro Monthly');
  const links = screen.getAllByRole('link', { name: 'Subscribe' });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAccessibleDescription('Pro Monthly');
  for (const link of links) expect(link).toHaveAttribute('href', '/register');
});

test('the seven free days are told to be part of the trial', async () => {
  open();
  await card('Pro Monthly');
  expect(screen.getByText(/the first 7 of the trial’s 10 days; they are not added/)).toBeVisible();
});

test.each([
  ['refused', refusePost(paths.getSubscription, 500, 'internal_error')],
  ['unreachable', breakPost(paths.getSubscription)],
])('when the plans are %s there are no offers, and one can ask again', async (_how, handler) => {
  const logged = vi.spyOn(console, 'info').mockReturnValue();
  server.use(handler);
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('There are no prices to show just now.')).toBeVisible();
  expect(screen.getByText('This page asks again by itself.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).toHaveBeenCalledWith('The plans could not be loaded', expect.anything());
  server.use(answerPost(paths.getSubscription, { subscriptions: offers }));
  await userEvent.click(retry);
  expect(await card('Pro Monthly')).toBeVisible();
});

test('the plans are asked for again by themselves, after growing waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  vi.spyOn(console, 'info').mockReturnValue();
  const seen: number[] = [];
  server.use(
    http.post(paths.getSubscription, () => {
      seen.push(1);
      return seen.length < 3
        ? HttpResponse.json({ detail: 'Down.', code: 'internal_error' }, { status: 500 })
        : HttpResponse.json({ subscriptions: offers });
    }),
  );
  open();
  await vi.waitFor(() => expect(screen.getByText('There are no prices to show just now.')).toBeVisible(), {
    timeout: 30_000,
  });
  for (const [waitMs, asked] of [
    [4_000, 2],
    [8_000, 3],
  ] as const) {
    await vi.waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), waitMs), {
      timeout: 30_000,
    });
    vi.advanceTimersByTime(waitMs);
    await vi.waitFor(() => expect(seen).toHaveLength(asked), { timeout: 30_000 });
  }
  await vi.waitFor(() => expect(screen.getByText('Pro Monthly')).toBeVisible(), { timeout: 30_000 });
});

test('an offer that is alone on its tab has company; those of Pro have each other', async () => {
  open();
  await card('Pro Monthly');
  expect(screen.queryByRole('heading', { level: 3, name: 'How it begins' })).not.toBeInTheDocument();
  await choose('Free Plan');
  expect(screen.getByRole('region', { name: 'How it begins' })).toBeVisible();
  await choose('Interview Plan');
  const practice = screen.getByRole('region', { name: 'Questions to practise on' });
  for (const { textContent } of within(practice).getAllByRole('listitem')) {
    expect(guidelineQuestions.map(({ question }) => question)).toContain(textContent);
  }
});

test('a question to practise on is asked as it is chosen', async () => {
  open();
  await card('Pro Monthly');
  await choose('Interview Plan');
  const practice = screen.getByRole('region', { name: 'Questions to practise on' });
  const questions = within(practice).getAllByRole('button');
  expect(questions.map(({ textContent }) => textContent)).toEqual([...practiceQuestions]);
  await userEvent.click(questions[1] as HTMLElement);
  expect(takePendingQuestion()).toBe(practiceQuestions[1]);
});
