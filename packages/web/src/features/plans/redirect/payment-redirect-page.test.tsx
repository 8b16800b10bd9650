import { pages, paths, paymentTexts } from '@genie/contract/client';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusePost } from '../../../testing/handlers.ts';
import { reading } from '../../../testing/reading.ts';
import { server } from '../../../testing/server.ts';
import { subscription } from '../testing/plan-samples.ts';
import { answerPlanPages, renderPlanPages } from '../testing/render-plans.tsx';

type Answer = () => Response;
const paid: Answer = () =>
  HttpResponse.json({
    msg: paymentTexts.succeeded,
    status: 'paid',
    subscription_name: 'Pro Plan',
    end_date: '2099-12-21T12:00:00.000Z',
  });
const pending: Answer = () => HttpResponse.json({ msg: '', status: 'pending' });
const refused =
  (status: number, code: string, detail: string): Answer =>
  () =>
    HttpResponse.json({ detail, code }, { status });
const failed = refused(402, 'payment_failed', paymentTexts.declined);
const unreachable = refused(503, 'gateway_unavailable', paymentTexts.gatewayUnavailable);

/** Answers the n-th question with the n-th answer, the last one for good. */
const answerStatus = (...answers: readonly Answer[]): URL[] => {
  const seen: URL[] = [];
  server.use(
    http.get(paths.paymentStatus, ({ request }) => {
      seen.push(new URL(request.url));
      return (answers[seen.length - 1] ?? answers.at(-1) ?? pending)();
    }),
  );
  return seen;
};

beforeEach(() => {
  answerPlanPages(subscription());
  localStorage.setItem('outlet_id', 'outlet-1');
  localStorage.setItem('coupon_type', 'flat');
});

const open = (query = '?ref=order-1') => renderPlanPages(`${pages.paymentRedirect}${query}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const kept = () => [localStorage.getItem('outlet_id'), localStorage.getItem('coupon_type')];

test('a payment that succeeded names the plan and leads to the chat', async () => {
  const seen = answerStatus(paid);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Processing your payment...' })).toBeVisible();
  expect(await heading('Payment successful!')).toHaveFocus();
  expect(
    screen.getByText(reading('Pro Plan has begun and runs until 21-12-2099. A receipt is mailed to you.')),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Chat' })).toHaveAttribute('href', '/chat');
  expect(seen[0]?.search).toBe('?orderReference=order-1&outlet_id=outlet-1');
  expect(kept()).toEqual([null, null]);
});

test('a payment that failed says why and names the support', async () => {
  answerStatus(failed);
  open();
  expect(await heading('Payment failed!')).toBeVisible();
  expect(screen.getByText(paymentTexts.declined)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'support@genie.local' })).toHaveAttribute(
    'href',
    'mailto:support@genie.local',
  );
  expect(screen.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute('href', '/subscription');
  expect(kept()).toEqual([null, null]);
});

test.each([
  ['an empty message and no status', () => HttpResponse.json({ msg: '' })],
  ['no message', () => HttpResponse.json({ status: 'paid' })],
  ['a refusal of any kind', refused(409, 'conflict', paymentTexts.declined)],
])('an answer with %s is a failure', async (_what, answer) => {
  answerStatus(answer);
  open();
  expect(await heading('Payment failed!')).toBeVisible();
  expect(screen.getByText(paymentTexts.declined)).toBeVisible();
  expect(kept()).toEqual([null, null]);
});

test('a message alone is success', async () => {
  answerStatus(() => HttpResponse.json({ msg: 'Paid' }));
  open();
  expect(await heading('Payment successful!')).toBeVisible();
});

/** Lets time pass, step by step, until something holds. */
const passUntil = (stepMs: number, check: () => void) =>
  vi.waitFor(
    () => {
      act(() => void vi.advanceTimersByTime(stepMs));
      check();
    },
    { interval: 5, timeout: 30_000 },
  );

test('a pending payment is asked about again until it is known', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const seen = answerStatus(pending, unreachable, paid);
  open();
  await passUntil(50, () => expect(screen.getByText(/cannot be asked just now/)).toBeVisible());
  expect(kept()).toEqual(['outlet-1', 'flat']);
  await passUntil(50, () => expect(screen.getByText('Payment successful!')).toBeVisible());
  expect(seen).toHaveLength(3);
});

test.each([
  ['a broken connection', () => HttpResponse.error()],
  ['a page in place of an answer', () => HttpResponse.html('<h1>Proxy</h1>')],
  ['too many questions', refused(429, 'too_many_requests', 'Too many attempts.')],
])('%s says nothing of the payment: it is asked about again', async (_what, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answerStatus(answer, paid);
  open();
  await passUntil(50, () => expect(screen.getByText(/cannot be asked just now/)).toBeVisible());
  await passUntil(50, () => expect(screen.getByText('Payment successful!')).toBeVisible());
});

test('a session that ends meanwhile keeps the order for who signs in again', async () => {
  const seen = answerStatus(refused(401, 'unauthenticated', 'Please sign in to continue.'));
  server.use(refusePost(paths.refresh, 401, 'unauthenticated'));
  open();
  await vi.waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  expect(await screen.findByText(/cannot be asked just now/)).toBeVisible();
  expect(seen).toHaveLength(1);
  expect(kept()).toEqual(['outlet-1', 'flat']);
});

test('after two minutes of growing gaps the page says what will happen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const seen = answerStatus(pending);
  const user = open();
  const start = Date.now();
  await passUntil(1_000, () => expect(screen.getByText('Your payment is not confirmed yet')).toBeVisible());
  const seconds = (Date.now() - start) / 1_000;
  expect(seconds).toBeGreaterThan(90);
  expect(seconds).toBeLessThan(135);
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.length).toBeLessThan(16);
  expect(screen.getByText(/your plan starts by itself and a receipt is mailed to you/)).toBeVisible();
  expect(kept()).toEqual([null, null]);

  vi.useRealTimers();
  answerStatus(paid);
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await heading('Payment successful!')).toBeVisible();
});

test('who left the payment page is told that nothing was charged', async () => {
  answerStatus(pending);
  open('?ref=order-1&cancelled=1');
  expect(await heading('Payment cancelled')).toBeVisible();
  expect(screen.getByText(/nothing was charged and your plan is as it was/)).toBeVisible();
  expect(kept()).toEqual([null, null]);
});

test('who paid and then came back by the cancel link has paid', async () => {
  answerStatus(paid);
  open('?ref=order-1&cancelled=1');
  expect(await heading('Payment successful!')).toBeVisible();
});

test('somebody else’s payment is not known', async () => {
  answerStatus(refused(404, 'not_found', 'This was not found.'));
  open();
  expect(await heading('Payment failed!')).toBeVisible();
  expect(screen.getByText('This payment is not known in your account.')).toBeVisible();
});

test('an address without a payment asks nothing', async () => {
  const seen = answerStatus(paid);
  open('');
  expect(await heading('Payment failed!')).toBeVisible();
  expect(seen).toEqual([]);
  expect(kept()).toEqual([null, null]);
});
