import { pages, paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerPost } from '../../testing/handlers.ts';
import { reading } from '../../testing/reading.ts';
import { server } from '../../testing/server.ts';
import { lastChats, subscription } from './testing/plan-samples.ts';
import { answerPlanPages, renderPlanPages } from './testing/render-plans.tsx';

const triedUntil = { renewal_tried_until: '2099-12-23T12:00:00.000Z' };
const triedPastItsEnd = subscription({ ...triedUntil, end_date: '2025-01-31T12:00:00.000Z' });
const monthly = { planId: 3, planName: 'Pro Monthly', planAmount: 99 };
const untilThen =
  'Pro Monthly could not be renewed yet. The charge is tried again until 23-12-2099, and you can go on asking until then.';

test('a plan that goes on past its end while its renewal is tried says so, and can be bought', async () => {
  answerPlanPages(triedPastItsEnd);
  renderPlanPages(pages.subscription);
  expect(await screen.findByText(reading(untilThen))).toBeVisible();
  expect(screen.getByText(/starts now and ends the plan you have, without credit/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Get Pro Monthly' })).toBeVisible();
  expect(screen.getByRole('article', { name: /Pro Monthly/ })).toHaveAttribute('data-current', 'true');
});

test('before its end, a plan whose renewal is tried is not bought again', async () => {
  answerPlanPages(subscription(triedUntil));
  renderPlanPages(pages.subscription);
  expect(await screen.findByText(reading(untilThen))).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Get Pro Monthly' })).toBeDisabled();
});

test('before paying, a plan that goes on past its end is said to do so', async () => {
  answerPlanPages(triedPastItsEnd);
  renderPlanPages(pages.coupon, monthly);
  const told = /^Pro Monthly could not be renewed yet\. The charge is tried again until 23-12-2099/;
  expect(await screen.findByText(reading(told))).toBeVisible();
  expect(screen.getByText(/starts now and ends the plan you have, without credit/)).toBeVisible();
});

test('a plan that renews and whose questions are used up can be bought again before it renews', async () => {
  answerPlanPages(null);
  const interview = subscription({
    subscription_name: 'Interview Plan',
    subscription_type: 'Interview Plan',
    is_sequence: 1,
  });
  server.use(answerPost(paths.getLastChatId, lastChats(interview, null, 0)));
  const user = renderPlanPages(pages.subscription);
  const words =
    'All questions of Interview Plan are used up. It renews on 21-12-2099 and is charged on 20-12-2099.';
  expect(await screen.findByText(reading(words))).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Interview Plan' }));
  expect(await screen.findByRole('link', { name: 'Get Interview Plan' })).toBeVisible();
});
