import { paths, paymentTexts } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { reading } from '../../../testing/reading.ts';
import { server } from '../../../testing/server.ts';
import { lastChats, subscription } from '../testing/plan-samples.ts';
import { renderSignedIn } from '../testing/render-plans.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

const open = () => {
  const onRead = vi.fn();
  const user = renderSignedIn(<SubscriptionPanel onCancelled={() => undefined} onRead={onRead} />);
  return { user, onRead };
};

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('the subscription shows its plan, expiry and card, of which only the last four digits', async () => {
  server.use(answerPost(paths.getLastChatId, lastChats(subscription())));
  open();
  await screen.findByText('Pro Plan: Pro Monthly');
  expect(fact('Renews on')).toHaveTextContent('21-12-2099');
  expect(fact('Charged on')).toHaveTextContent('20-12-2099');
  expect(fact('Card number')).toHaveTextContent('•••• 1234');
  expect(fact('Card type')).toHaveTextContent('DEBIT');
  expect(fact('Card method')).toHaveTextContent('VISA');
  expect(fact('Cardholder name')).toHaveTextContent('Sara Haddad');
  expect(document.body).not.toHaveTextContent('4111');
});

test.each([
  ['Expired on', '2025-01-31T12:00:00.000Z', /goes on only while its renewal is tried: it ends at once and/],
  ['Expires on', '2099-12-21T12:00:00.000Z', /will not renew .* You can use it until/],
])('while a renewal is tried again: %s %s, and until when it is tried', async (term, end_date, told) => {
  const tried = subscription({ end_date, renewal_tried_until: '2099-12-23T12:00:00.000Z' });
  server.use(answerPost(paths.getLastChatId, lastChats(tried)));
  const { user } = open();
  expect(await screen.findByText(/^The renewal could not be charged yet/)).toBeVisible();
  expect(fact(term)).toBeVisible();
  expect(fact('Renewal tried until')).toHaveTextContent('23-12-2099');
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(told);
});

test('without a saved card the plan just expires', async () => {
  const card = { card_pan: null, card_type: null, card_method: null, cardholder_name: null, renews: false };
  server.use(answerPost(paths.getLastChatId, lastChats(subscription(card))));
  open();
  await screen.findByText('Pro Plan: Pro Monthly');
  expect(fact('Expires on')).toHaveTextContent('21-12-2099');
  expect(fact('Card')).toHaveTextContent('None saved');
  expect(screen.queryByText('Card type')).toBeNull();
});

test('the coupon it was bought with is named, and that renewals use the normal rate', async () => {
  const coupon = { coupons_type: 'percent', amount: 10 } as const;
  server.use(answerPost(paths.getLastChatId, lastChats(subscription(), coupon)));
  open();
  expect(await screen.findByText('Bought with 10% off; renewals use the normal rate.')).toBeVisible();
});

test('cancelling asks first, sets is_subscription to 0 locally and says what follows', async () => {
  const seen: SeenRequest[] = [];
  server.use(
    answerPost(paths.getLastChatId, lastChats(subscription())),
    answerPost(paths.isSubscription, { msg: paymentTexts.renewalCancelled }, { seen }),
  );
  const { user, onRead } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  expect(screen.getByText(reading(/You can use it until 21-12-2099; nothing is refunded/))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(seen).toEqual([]);

  server.use(answerPost(paths.getLastChatId, lastChats(subscription({ is_subscription: 0, renews: false }))));
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  expect(await screen.findByRole('dialog', { name: paymentTexts.renewalCancelled })).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([{ is_subscription: 0 }]);
  expect(localStorage.getItem('is_subscription')).toBe('0');
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(onRead).toHaveBeenCalledOnce();
});

test.each([
  [{ renews: true }, 'Pro Monthly will not renew and the saved card is deleted. You can use it until'],
  [{ renews: false, card_pan: null }, 'Pro Monthly ends by itself: no card is saved. You can use it until'],
])('cancelling says what it does to a plan with %o', async (change, words) => {
  server.use(answerPost(paths.getLastChatId, lastChats(subscription(change))));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(words);
});

test('a plan whose name says its kind is named once', async () => {
  const interview = { subscription_name: 'Interview Plan', subscription_type: 'Interview Plan' };
  server.use(answerPost(paths.getLastChatId, lastChats(subscription(interview))));
  open();
  await screen.findByText('Interview Plan');
  expect(fact('Name')).toHaveTextContent(/^Interview Plan$/);
});

test('a subscription that could not be loaded can be asked for again', async () => {
  server.use(refusePost(paths.getLastChatId, 500, 'internal_error', { detail: 'Refused.' }));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('Your subscription could not be loaded.');
  server.use(answerPost(paths.getLastChatId, lastChats(subscription())));
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
});

test('where there is no subscription there is nothing to cancel', async () => {
  localStorage.setItem('is_subscription', '1');
  server.use(answerPost(paths.getLastChatId, lastChats(null)));
  open();
  expect(await screen.findByText('You have no plan yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
});

test('keeping the subscription changes nothing', async () => {
  server.use(answerPost(paths.getLastChatId, lastChats(subscription())));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('is_subscription')).toBe('1');
});

test('a cancellation that failed says so and can be tried again', async () => {
  server.use(
    answerPost(paths.getLastChatId, lastChats(subscription())),
    refusePost(paths.isSubscription, 503, 'storage_unavailable', { detail: 'Nothing was changed.' }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your subscription was not cancelled.');
  expect(alert).toHaveTextContent('Nothing was changed.');
  expect(localStorage.getItem('is_subscription')).toBe('1');
});

test('the history lists amount and start date of every payment, also of two that begin at one moment', async () => {
  const entry = {
    subscription_amount: 89.1,
    start_date: '2026-11-21T12:00:00.000Z',
    end_date: '2026-12-21T12:00:00.000Z',
    subscription_name: 'Pro Plan',
    subscription_type: 'Pro Monthly',
  };
  const free = { ...entry, subscription_amount: 0, start_date: '2026-10-02T12:00:00.000Z' };
  server.use(
    http.get(paths.getSubscriptionHistory, () => HttpResponse.json({ history: [entry, free, free] })),
  );
  renderSignedIn(<HistoryPanel />);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Start datePlanAmount',
    '21-11-2026Pro MonthlyAED 89.10',
    '02-10-2026Pro MonthlyAED 0.00',
    '02-10-2026Pro MonthlyAED 0.00',
  ]);
});

test('without payments the history says so', async () => {
  server.use(http.get(paths.getSubscriptionHistory, () => HttpResponse.json({ history: [] })));
  renderSignedIn(<HistoryPanel />);
  expect(await screen.findByText('No payments yet.')).toBeVisible();
});

test('a history that could not be loaded can be asked for again', async () => {
  server.use(
    http.get(paths.getSubscriptionHistory, () =>
      HttpResponse.json({ detail: 'Refused.', code: 'internal_error' }, { status: 500 }),
    ),
  );
  const user = renderSignedIn(<HistoryPanel />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get(paths.getSubscriptionHistory, () => HttpResponse.json({ history: [] })));
  await user.click(retry);
  expect(await screen.findByText('No payments yet.')).toBeVisible();
});
