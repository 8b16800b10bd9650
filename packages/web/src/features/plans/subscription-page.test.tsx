import { pages, paths } from '@genie/contract/client';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakPost, refusePost } from '../../testing/handlers.ts';
import { reading } from '../../testing/reading.ts';
import { server } from '../../testing/server.ts';
import { subscription } from './testing/plan-samples.ts';
import { answerPlanPages, renderPlanPages } from './testing/render-plans.tsx';

const buy = (name: string) => screen.findByRole('link', { name: `Get ${name}` });
const greyed = (name: string) => screen.findByRole('button', { name: `Get ${name}` });

test('the current plan’s expiry is shown day-month-year, and its card is highlighted', async () => {
  answerPlanPages(subscription({ renews: false }));
  renderPlanPages(pages.subscription);
  expect(await screen.findByText(reading('Pro Monthly expires on 21-12-2099.'))).toBeVisible();
  const card = await screen.findByRole('article', { name: /Pro Monthly/ });
  expect(card).toHaveAttribute('data-current', 'true');
  expect(within(card).getByText('Your plan')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Pro Quaterly' })).not.toHaveAttribute('data-current');
});

test('buying is greyed out at and below the running plan, and open above it', async () => {
  answerPlanPages(subscription());
  const user = renderPlanPages(pages.subscription);
  expect(await greyed('Pro Monthly')).toBeDisabled();
  expect(await greyed('Pro Monthly')).toHaveAccessibleDescription('This is your plan until 21-12-2099.');
  expect(await buy('Pro Quaterly')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Interview Plan' }));
  expect(await greyed('Interview Plan')).toBeDisabled();
  expect(screen.getByText(reading('Your plan covers this one until 21-12-2099.'))).toBeVisible();
});

test('an expired plan greys nothing out', async () => {
  answerPlanPages(subscription({ end_date: '2025-01-31T12:00:00.000Z' }));
  renderPlanPages(pages.subscription);
  expect(await screen.findByText(reading('Pro Monthly expired on 31-01-2025.'))).toBeVisible();
  expect(screen.getByText(/^A purchase starts now\. Subscriptions/)).toBeVisible();
  expect(await buy('Pro Monthly')).toBeVisible();
  expect(screen.queryByText('Your plan')).toBeNull();
});

test('what is stored of the plan stands in when the server cannot say', async () => {
  answerPlanPages(null);
  server.use(breakPost(paths.getLastChatId));
  localStorage.setItem('is_sequence', '2');
  localStorage.setItem('subscriptionEndDate', '2099-12-21T12:00:00.000Z');
  renderPlanPages(pages.subscription);
  expect(await greyed('Pro Monthly')).toBeDisabled();
  expect(await buy('Pro Quaterly')).toBeVisible();
  expect(screen.getByText(reading('Your plan expires on 21-12-2099.'))).toBeVisible();
});

test('a plan that renews is said to renew on that day, as in the drawer', async () => {
  answerPlanPages(subscription({ renews: true }));
  renderPlanPages(pages.subscription);
  expect(
    await screen.findByText(reading('Pro Monthly renews on 21-12-2099 and is charged on 20-12-2099.')),
  ).toBeVisible();
  await greyed('Pro Monthly');
});

test('when nobody knows which plan runs the page says so, and asks again', async () => {
  answerPlanPages(subscription({ renews: false }));
  server.use(refusePost(paths.getLastChatId, 500, 'internal_error', { detail: 'Out of order.' }));
  const user = renderPlanPages(pages.subscription);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your subscription could not be loaded.');
  expect(alert).toHaveTextContent('Out of order.');
  expect(screen.queryByText('You have no plan yet.')).toBeNull();
  expect(await buy('Pro Monthly')).toBeVisible();
  answerPlanPages(subscription({ renews: false }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(reading('Pro Monthly expires on 21-12-2099.'))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveTextContent('Pro Monthly expires on 21-12-2099.');
});

test('the subscription is written to local storage', async () => {
  answerPlanPages(subscription());
  renderPlanPages(pages.subscription);
  await greyed('Pro Monthly');
  expect({ ...localStorage }).toMatchObject({
    is_subscription: '1',
    is_sequence: '2',
    subscriptionEndDate: '2099-12-21T12:00:00.000Z',
    userSubscriptionId: 'sub-7',
  });
});

test('what is kept of an order that was left is forgotten', async () => {
  answerPlanPages(null);
  localStorage.setItem('outlet_id', 'outlet-1');
  localStorage.setItem('coupon_type', 'flat');
  localStorage.setItem('coupon_amount', '25');
  renderPlanPages(pages.subscription);
  await buy('Pro Monthly');
  for (const key of ['outlet_id', 'coupon_type', 'coupon_amount'])
    expect(localStorage.getItem(key)).toBeNull();
});

test('who comes back with an order open is told what becomes of it, once', async () => {
  answerPlanPages(null);
  localStorage.setItem('outlet_id', 'outlet-1');
  renderPlanPages(pages.subscription);
  expect(
    screen.getByText(/^You left the payment page\. If you paid all the same, your plan starts/),
  ).toBeVisible();
  await buy('Pro Monthly');
  cleanup();
  renderPlanPages(pages.subscription);
  await buy('Pro Monthly');
  expect(screen.queryByText(/You left the payment page/)).toBeNull();
});

test('the page has the four tabs, Pro Plan selected first, and the prices of its offers', async () => {
  answerPlanPages(null);
  const user = renderPlanPages(pages.subscription);
  expect(screen.getByText('Choose your favourite plan')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Free Plan',
    'Interview Plan',
    'Pro Plan',
    'Enterprise Plan',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Pro Plan');
  expect(await screen.findByRole('article', { name: 'Pro Monthly' })).toHaveTextContent('AED 99.00/month');
  expect(screen.getByRole('article', { name: 'Pro Quaterly' })).toHaveTextContent('AED 249.00 for 3 months');
  await user.click(screen.getByRole('tab', { name: 'Enterprise Plan' }));
  expect(await screen.findByRole('article')).not.toHaveTextContent('AED');
});

test('somebody who never had a plan is told so', async () => {
  answerPlanPages(null);
  renderPlanPages(pages.subscription);
  expect(await screen.findByText('You have no plan yet.')).toBeVisible();
  expect(await buy('Pro Monthly')).toHaveAccessibleDescription('No renewal unless you save your card.');
});

test('Get leads to the coupon page with the plan', async () => {
  answerPlanPages(null);
  const user = renderPlanPages(pages.subscription);
  await user.click(await buy('Pro Monthly'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Get Pro Monthly' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proceed to pay AED 99.00' })).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('/coupon');
});

test('Free and Enterprise cannot be bought; Enterprise is contacted by e-mail', async () => {
  answerPlanPages(null);
  const user = renderPlanPages(pages.subscription);
  await buy('Pro Monthly');
  await user.click(screen.getByRole('tab', { name: 'Free Plan' }));
  expect(await screen.findByRole('article', { name: 'Free Plan' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Get/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Enterprise Plan' }));
  expect(await screen.findByRole('link', { name: 'Contact us by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:support@genie\.local/),
  );
  expect(screen.queryByRole('link', { name: /^Get/ })).toBeNull();
});

test('that a purchase starts now and ends the running plan is told before paying', async () => {
  answerPlanPages(subscription());
  renderPlanPages(pages.subscription);
  expect(await screen.findByText(/starts now and ends the plan you have, without credit/)).toBeVisible();
  await buy('Pro Quaterly');
});

test('closing leads to the chat', async () => {
  answerPlanPages(null);
  const user = renderPlanPages(pages.subscription);
  await buy('Pro Monthly');
  await user.click(screen.getByRole('button', { name: 'Close and go to the chat' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chat');
});
