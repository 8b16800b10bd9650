import { pages, paths } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
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
});

test('what a quarter comes to by the month is worked out from the prices', async () => {
  open();
  expect(await card('Pro Quaterly')).toHaveTextContent('AED 83.00 a month; saves AED 48.00');
  expect(await card('Pro Monthly')).not.toHaveTextContent('saves');
});

test.each([
  ['Free Plan', ['10-day trial, once for each email address', '5 questions per day', 'No credit card']],
  ['Interview Plan', ['5 days', '100 questions per day, 500 in total', 'All topics']],
  ['Pro Plan', ['20 questions per day', 'Full access', 'All topics']],
  ['Enterprise Plan', ['Unlimited questions', 'Custom retrieval model', 'API and business support']],
])('the %s lists what it gives', async (plan, features) => {
  open();
  await card('Pro Monthly');
  await choose(plan);
  const [first] = screen.getAllByRole('article');
  const listed = within(first as HTMLElement).getAllByRole('listitem');
  expect(listed.map((item) => item.textContent)).toEqual(expect.arrayContaining(features));
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
  for (const link of screen.getAllByRole('link', { name: /^Subscribe/ })) {
    expect(link).toHaveAttribute('href', '/register');
    expect(link).toHaveTextContent('Subscribe');
  }
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
  vi.spyOn(console, 'info').mockReturnValue();
  server.use(handler);
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  server.use(answerPost(paths.getSubscription, { subscriptions: offers }));
  await userEvent.click(retry);
  expect(await card('Pro Monthly')).toBeVisible();
});

test('the plans are asked for again by themselves, after growing waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false });
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
  await vi.waitFor(() => expect(screen.getByText('There are no prices to show just now.')).toBeVisible());
  vi.advanceTimersByTime(4_000);
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(7_999);
  expect(seen).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(screen.getByText('Pro Monthly')).toBeVisible());
});
