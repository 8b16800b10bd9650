import type { Page } from '@playwright/test';
import { test } from '../fixtures/buyer.ts';
import { advanceGateway, openPaymentPage, payByCard, type TestCard } from '../fixtures/payment-page.ts';
import { expect } from '../fixtures/test.ts';

/** Plans one after the other, each above the one before, so that one person can buy them all. */
const ladder = [
  { planId: 2, amount: 49, name: 'Interview Plan' },
  { planId: 3, amount: 99, name: 'Pro Plan' },
  { planId: 4, amount: 249, name: 'Pro Plan' },
] as const;

type Declined = TestCard & { readonly told: string };

/** Three a payment, as many as the payment page allows attempts. */
const declined: readonly (readonly [Declined, Declined, Declined])[] = [
  [
    { pan: '4663 2959 4278 4758', says: 'Declined by the issuer (05)', told: 'Do not honour (05)' },
    { pan: '5513 9352 9205 7458', says: 'Declined by the issuer (05)', told: 'Do not honour (05)' },
    { pan: '4111 1100 0000 0518', says: 'Insufficient funds (51)', told: 'Insufficient funds (51)' },
  ],
  [
    { pan: '4111 1100 0000 0542', says: 'Expired card (54)', told: 'Expired card (54)' },
    { pan: '4111 1100 0000 0435', says: 'Stolen card (43)', told: 'Stolen card (43)' },
    { pan: '4111 1100 0000 0914', says: 'Issuer unavailable (91)', told: 'Issuer unavailable (91)' },
  ],
  [
    {
      pan: '4111 1100 0000 3017',
      says: '3-D Secure passes, then declined (05)',
      code: '1234',
      told: 'Do not honour (05)',
    },
    {
      pan: '4111 1100 0000 3025',
      says: 'Refused by 3-D Secure at once',
      told: 'Your bank did not recognise you',
    },
    {
      pan: '4111 1100 0000 3009',
      says: '3-D Secure: code 1234 passes',
      code: '0000',
      told: 'Your bank did not recognise you',
    },
  ],
];

const approved: readonly (readonly [TestCard, TestCard, TestCard])[] = [
  [
    { pan: '4111 1111 1111 1111', says: 'Approved at once' },
    { pan: '5168 4412 2363 0339', says: 'Approved at once' },
    { pan: '4111 1100 0000 3009', says: '3-D Secure: code 1234 passes', code: '1234' },
  ],
  [
    { pan: '4111 1100 0000 6002', says: 'Approved; every renewal declined (51)' },
    { pan: '4111 1100 0000 6010', says: 'Approved; first renewal fails (91)' },
    { pan: '4111 1100 0000 6028', says: 'Approved; renewals need 3-D Secure' },
  ],
];

const timedOut = { pan: '4111 1100 0000 0963', says: 'No answer for 35 seconds, then paid' };
const approvedLate = { pan: '4111 1100 0000 2001', says: 'Approved 20 seconds after you return' };
const reviewed = { pan: '4111 1100 0000 7000', says: 'Held for a fraud review' };

const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const numbersOf = (cards: readonly TestCard[]) => cards.map(({ pan }) => pan);

/** The payments a person made, oldest first, as the history gives them. */
const paymentsOf = async (page: Page, token: string): Promise<number[]> => {
  const response = await page.request.get('/api/get_subscription_history', {
    headers: { Token: `Bearer ${token}` },
  });
  const { history } = (await response.json()) as { history: { subscription_amount: number }[] };
  return history.map(({ subscription_amount }) => subscription_amount).reverse();
};

test.describe('every test card does what the payment page says of it', { tag: '@desktop' }, () => {
  for (const [at, cards] of declined.entries()) {
    test(`declined, and failed after the last attempt: ${numbersOf(cards).join(', ')}`, async ({
      page,
      buyer,
      consoleErrors,
    }) => {
      await openPaymentPage(page, buyer.session.access_token, 3);
      if (at === 0) {
        const known = [...declined.flat(), ...approved.flat(), timedOut, approvedLate, reviewed];
        const shown = await page.locator('.cards .digits').allTextContents();
        expect(shown.toSorted()).toEqual([...new Set(numbersOf(known))].toSorted());
      }
      for (const [attempt, card] of cards.entries()) {
        await payByCard(page, card);
        if (attempt === cards.length - 1) break;
        await expect(page.getByRole('alert')).toContainText(card.told);
        await expect(page.getByText(`Attempts left: ${cards.length - 1 - attempt}`)).toBeVisible();
      }
      await expect(outcome(page, 'Payment failed!')).toBeVisible();
      await expect(page.getByText('The payment was declined, so nothing was charged.')).toBeVisible();
      expect(await paymentsOf(page, buyer.session.access_token)).toEqual([]);
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('402')]);
    });
  }

  for (const cards of approved) {
    test(`approved: ${numbersOf(cards).join(', ')}`, async ({ page, buyer }) => {
      for (const [step, card] of cards.entries()) {
        const plan = ladder[step as 0 | 1 | 2];
        await openPaymentPage(page, buyer.session.access_token, plan.planId);
        await payByCard(page, card);
        await expect(outcome(page, 'Payment successful!')).toBeVisible();
        await expect(page.getByText(`${plan.name} has begun and runs until`)).toBeVisible();
      }
      expect(await paymentsOf(page, buyer.session.access_token)).toEqual([49, 99, 249]);
    });
  }

  test(`answered late: ${numbersOf([timedOut, approvedLate, reviewed]).join(', ')}`, async ({
    page,
    buyer,
    product,
    request,
  }) => {
    const token = buyer.session.access_token;
    await test.step(timedOut.says, async () => {
      await openPaymentPage(page, token, 2);
      const sent = page.waitForRequest(/\/paypage\/card$/);
      const paying = payByCard(page, timedOut);
      await sent;
      expect(page.url()).toContain('/paypage');
      await expect(async () => {
        await advanceGateway(request, product, 35);
        await expect(outcome(page, 'Payment successful!')).toBeVisible({ timeout: 500 });
      }).toPass();
      await paying;
    });

    await test.step(approvedLate.says, async () => {
      await openPaymentPage(page, token, 3);
      await payByCard(page, approvedLate);
      await expect(outcome(page, 'Processing your payment...')).toBeVisible();
      expect(await paymentsOf(page, token)).toEqual([49]);
      await advanceGateway(request, product, 20);
      await expect(outcome(page, 'Payment successful!')).toBeVisible();
    });

    await test.step(reviewed.says, async () => {
      await openPaymentPage(page, token, 4);
      await payByCard(page, reviewed);
      await expect(outcome(page, 'Processing your payment...')).toBeVisible();
      const reference = new URL(page.url()).searchParams.get('ref');
      const review = `${product.sandboxUrl}/control/payments/orders/${reference}/review`;
      expect((await request.post(review, { data: { verdict: 'accept' } })).status()).toBe(200);
      await expect(outcome(page, 'Payment successful!')).toBeVisible();
    });
    expect(await paymentsOf(page, token)).toEqual([49, 99, 249]);
  });
});
