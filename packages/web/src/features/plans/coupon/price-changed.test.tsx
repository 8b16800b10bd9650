import { pages, paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaving } from '../../../lib/leaving.ts';
import { answerPost } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { offers } from '../testing/plan-samples.ts';
import { answerPlanPages, renderPlanPages } from '../testing/render-plans.tsx';

/** What the page before had, at the old price. */
const monthly = { planId: 3, planName: 'Pro Monthly', planAmount: 99, planTerm: '/month' };
const payAt = 'https://pay.example/page?code=1';

const answerOffers = (change: { amount: number; period?: number; period_unit?: 'day' | 'month' }): void =>
  server.use(
    answerPost(paths.getSubscription, {
      subscriptions: offers.map((offer) => (offer.plan_id === 3 ? { ...offer, ...change } : offer)),
    }),
  );

beforeEach(() => answerPlanPages(null));

test('price and term are those on offer now, and not those of the page before', async () => {
  answerOffers({ amount: 129, period: 7, period_unit: 'day' });
  renderPlanPages(pages.coupon, monthly);
  expect(await screen.findByText('AED 129.00 for 7 days')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proceed to pay AED 129.00' })).toBeVisible();
  expect(screen.getByLabelText('Save my card for auto-renewal')).toHaveAccessibleDescription(
    /AED 129\.00, the normal rate, is then charged every 7 days/,
  );
});

test('a price that changed meanwhile is told before the payment page is opened', async () => {
  const to = vi.spyOn(leaving, 'to').mockReturnValue();
  const order = { outlet_id: 'outlet-1', payment_page_url: payAt, amount: 129 };
  server.use(answerPost(paths.addSubscription, order));
  answerOffers({ amount: 99, period: 7, period_unit: 'day' });
  const user = renderPlanPages(pages.coupon, monthly);
  await screen.findByText('AED 99.00 for 7 days');
  answerOffers({ amount: 129 });
  await user.click(screen.getByRole('button', { name: 'Proceed to pay AED 99.00' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The price has changed.');
  expect(alert).toHaveTextContent('AED 129.00 is to be paid now. Nothing was charged');
  expect(to).not.toHaveBeenCalled();
  expect(localStorage.getItem('outlet_id')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Proceed to pay AED 129.00' }));
  await vi.waitFor(() => expect(to).toHaveBeenCalledExactlyOnceWith(payAt), { timeout: 30_000 });
});
