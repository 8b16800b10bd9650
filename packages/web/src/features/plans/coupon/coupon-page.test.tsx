import { pages, paths, paymentTexts } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaving } from '../../../lib/leaving.ts';
import { answerPost, refusePost, type SeenRequest } from '../../../testing/handlers.ts';
import { reading } from '../../../testing/reading.ts';
import { server } from '../../../testing/server.ts';
import { subscription } from '../testing/plan-samples.ts';
import { answerPlanPages, renderPlanPages } from '../testing/render-plans.tsx';

const monthly = { planId: 3, planName: 'Pro Monthly', planAmount: 99 };
const payAt = 'https://pay.example/page?code=1';

beforeEach(() =>
  answerPlanPages(
    subscription({ subscription_name: 'Free Plan', subscription_type: 'Free Plan', is_sequence: 0 }),
  ),
);

const open = (): UserEvent => renderPlanPages(pages.coupon, monthly);
const field = () => screen.getByLabelText('Coupon code');
const apply = () => screen.getByRole('button', { name: 'Apply' });
const proceed = () => screen.getByRole('button', { name: /^Proceed to pay/ });
const amounts = () =>
  within(screen.getByRole('table', { name: 'Amounts' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

const answerCoupon = (type: 'flat' | 'percent' | null, amount: number | null, detail = ''): SeenRequest[] => {
  const seen: SeenRequest[] = [];
  const body = { detail, coupons_type: type, coupon_amount: amount };
  server.use(answerPost(paths.checkCoupon, body, { seen }));
  return seen;
};

const answerOrder = (payment_page_url = payAt): SeenRequest[] => {
  const seen: SeenRequest[] = [];
  server.use(answerPost(paths.addSubscription, { outlet_id: 'outlet-1', payment_page_url }, { seen }));
  return seen;
};

test('without a plan the page leads back to the plans', async () => {
  renderPlanPages(pages.coupon);
  expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('/subscription');
  await screen.findByRole('article', { name: 'Pro Monthly' });
});

test('total, discount and amount payable are shown, at first without a discount', async () => {
  open();
  expect(amounts()).toEqual(['TotalAED 99.00', 'DiscountAED 0.00', 'Amount payableAED 99.00']);
  expect(proceed()).toHaveTextContent('Proceed to pay AED 99.00');
  expect(screen.getByRole('link', { name: 'Choose different plan' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  expect(await screen.findByText(reading(/^Free Plan runs until 21-12-2099/))).toBeVisible();
  expect(screen.getByText(/starts now and ends the plan you have, without credit/)).toBeVisible();
});

test.each([
  ['nothing', undefined],
  ['a plan without its id', { planName: 'Pro Monthly', planAmount: 99 }],
  ['a plan without its name', { planId: 3, planAmount: 99 }],
  ['a negative price', { ...monthly, planAmount: -1 }],
])('a state of %s leads back to the plans', async (_what, state) => {
  renderPlanPages(pages.coupon, state);
  expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await screen.findByRole('article', { name: 'Pro Monthly' });
});

test('Choose different plan leads back to the plans', async () => {
  const user = open();
  await user.click(screen.getByRole('link', { name: 'Choose different plan' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await screen.findByRole('article', { name: 'Pro Monthly' });
});

test('an empty code is refused in the documented words', async () => {
  const seen = answerCoupon('flat', 25);
  const user = open();
  await user.click(apply());
  expect(screen.getByText('Please enter coupon code')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(seen).toEqual([]);
});

test.each([
  ['percent', 10, '10% off', ['TotalAED 99.00', 'Discount− AED 9.90', 'Amount payableAED 89.10']],
  ['flat', 25, 'AED 25.00 off', ['TotalAED 99.00', 'Discount− AED 25.00', 'Amount payableAED 74.00']],
  ['percent', 100, '100% off', ['TotalAED 99.00', 'Discount− AED 99.00', 'Amount payableAED 0.00']],
  ['flat', 500, 'AED 500.00 off', ['TotalAED 99.00', 'Discount− AED 99.00', 'Amount payableAED 0.00']],
] as const)('a coupon of %s %d is worked out', async (type, amount, words, expected) => {
  const seen = answerCoupon(type, amount);
  const user = open();
  await user.type(field(), ' welcome {Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(seen[0]?.body).toEqual({ coupon_code: 'welcome', subscription_id: 3 });
  expect(amounts()).toEqual(expected);
  expect(localStorage.getItem('coupon_type')).toBe(type);
  expect(localStorage.getItem('coupon_amount')).toBe(String(amount));
});

test('the field and Apply stay when a coupon is applied, and another one takes its place', async () => {
  answerCoupon('flat', 25);
  const user = open();
  await user.type(field(), 'FLAT25');
  await user.click(apply());
  expect(await screen.findByText('AED 25.00 off')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(apply()).toHaveFocus();
  answerCoupon('percent', 10);
  await user.type(field(), 'WELCOME10{Enter}');
  expect(await screen.findByText('10% off')).toBeVisible();
  expect(screen.queryByText('AED 25.00 off')).toBeNull();
  expect(proceed()).toHaveTextContent('AED 89.10');
});

test.each([
  ['nothing typed', '{Enter}', 'Please enter coupon code'],
  ['a code that cannot be used', 'OLD{Enter}', paymentTexts.couponExpired],
])('an applied coupon stays through %s', async (_what, typed, told) => {
  answerCoupon('flat', 25);
  const user = open();
  await user.type(field(), 'FLAT25{Enter}');
  await screen.findByText('AED 25.00 off');
  answerCoupon(null, null, paymentTexts.couponExpired);
  await user.type(field(), typed);
  expect(await screen.findByText(told)).toBeVisible();
  expect(proceed()).toHaveTextContent('AED 74.00');
  expect(localStorage.getItem('coupon_amount')).toBe('25');
});

test('the focus goes back to the field when the coupon is taken away', async () => {
  answerCoupon('flat', 25);
  const user = open();
  expect(field()).not.toHaveFocus();
  await user.type(field(), 'FLAT25{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove the coupon' }));
  expect(field()).toHaveFocus();
});

test('a coupon that cannot be used says why, and nothing of it is kept', async () => {
  answerCoupon(null, null, paymentTexts.couponExpired);
  localStorage.setItem('coupon_type', 'flat');
  const user = open();
  await user.type(field(), 'OLD{Enter}');
  expect(await screen.findByText(paymentTexts.couponExpired)).toBeVisible();
  expect(proceed()).toHaveTextContent('AED 99.00');
  expect(localStorage.getItem('coupon_type')).toBeNull();
});

test('too many tries are told at the field', async () => {
  server.use(refusePost(paths.checkCoupon, 429, 'too_many_requests', { detail: 'Too many attempts.' }));
  const user = open();
  await user.type(field(), 'GUESS{Enter}');
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
});

test('a coupon can be taken away again', async () => {
  answerCoupon('flat', 25);
  const user = open();
  await user.type(field(), 'FLAT25{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove the coupon' }));
  expect(proceed()).toHaveTextContent('AED 99.00');
  expect(localStorage.getItem('coupon_amount')).toBeNull();
});

test('a code that was typed and not applied is not forgotten silently', async () => {
  const orders = answerOrder();
  const user = open();
  await user.type(field(), 'FLAT25');
  await user.click(proceed());
  expect(screen.getByText('Press Apply to use this code, or clear it.')).toBeVisible();
  expect(orders).toEqual([]);
});

test('proceeding orders the plan, keeps the outlet’s id and leads to the payment page', async () => {
  const to = vi.spyOn(leaving, 'to').mockReturnValue();
  answerCoupon('percent', 10);
  const orders = answerOrder();
  const user = open();
  await user.type(field(), 'WELCOME10{Enter}');
  await screen.findByText('10% off');
  await user.click(screen.getByLabelText('Save my card for auto-renewal'));
  await user.click(proceed());
  await vi.waitFor(() => expect(to).toHaveBeenCalledExactlyOnceWith(payAt), { timeout: 30_000 });
  expect(orders.map(({ body }) => body)).toEqual([
    { subscription_id: 3, coupon_code: 'WELCOME10', is_accept: 1 },
  ]);
  expect(localStorage.getItem('outlet_id')).toBe('outlet-1');
  expect(proceed()).toHaveAttribute('aria-disabled', 'true');
});

test('the card is saved only by those who say so, who are told the normal rate', async () => {
  vi.spyOn(leaving, 'to').mockReturnValue();
  const orders = answerOrder();
  const user = open();
  const box = screen.getByLabelText('Save my card for auto-renewal');
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/AED 99\.00, the normal rate, is then charged each month/);
  await user.click(proceed());
  await vi.waitFor(() => expect(orders[0]?.body).toMatchObject({ is_accept: 0, coupon_code: '' }), {
    timeout: 30_000,
  });
});

test('with nothing to pay no card is saved, and the way leads to the outcome at once', async () => {
  const to = vi.spyOn(leaving, 'to');
  answerCoupon('percent', 100);
  const orders = answerOrder('/paymentredirect?ref=order-1');
  server.use(http.get(paths.paymentStatus, () => HttpResponse.json({ msg: 'Paid', status: 'paid' })));
  const user = open();
  await user.click(screen.getByLabelText('Save my card for auto-renewal'));
  await user.type(field(), 'FREE100{Enter}');
  await screen.findByText('100% off');
  expect(screen.getByLabelText('Save my card for auto-renewal')).toBeDisabled();
  expect(screen.getByText('No card is asked for: the plan starts at once.')).toBeVisible();
  await user.click(proceed());
  expect(await screen.findByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  expect(orders[0]?.body).toEqual({ subscription_id: 3, coupon_code: 'FREE100', is_accept: 0 });
  expect(to).not.toHaveBeenCalled();
});

test('a coupon that was used up meanwhile is told at its field', async () => {
  answerCoupon('flat', 25);
  const user = open();
  await user.type(field(), 'FLAT25{Enter}');
  await screen.findByText('AED 25.00 off');
  server.use(refusePost(paths.addSubscription, 409, 'coupon_invalid', { detail: paymentTexts.couponUsedUp }));
  await user.click(proceed());
  expect(await screen.findByText(paymentTexts.couponUsedUp)).toBeVisible();
  expect(proceed()).toHaveTextContent('AED 99.00');
});

test('an order that was not answered in time is told to have charged nothing', async () => {
  const refusal = { detail: paymentTexts.gatewayTimeout };
  server.use(refusePost(paths.addSubscription, 504, 'gateway_timeout', refusal));
  const user = open();
  await user.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The payment service did not answer in time. Nothing was charged. Please try again.',
  );
});

test('a plan that is not on offer any more is told so', async () => {
  server.use(refusePost(paths.addSubscription, 404, 'not_found', { detail: 'This was not found.' }));
  const user = open();
  await user.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent('This plan is not on offer any more.');
});

test.each([
  [409, 'plan_not_available', paymentTexts.planCovered],
  [502, 'gateway_failed', paymentTexts.gatewayFailed],
  [503, 'gateway_unavailable', paymentTexts.gatewayUnavailable],
] as const)('a refusal with %d %s is told in words', async (status, code, detail) => {
  server.use(refusePost(paths.addSubscription, status, code, { detail }));
  const user = open();
  await user.click(proceed());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your order was not placed.');
  expect(alert).toHaveTextContent(detail);
  expect(localStorage.getItem('outlet_id')).toBeNull();
  expect(proceed()).not.toHaveAttribute('aria-disabled', 'true');
});
