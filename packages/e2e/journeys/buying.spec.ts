import { expectAccessible } from '../fixtures/accessibility.ts';
import { test } from '../fixtures/buyer.ts';
import { applyCoupon, choosePlan, openDrawerTab, proceedToPay, storedValue } from '../fixtures/buying.ts';
import { payByCard } from '../fixtures/payment-page.ts';
import { expect, test as visit } from '../fixtures/test.ts';

const approved = { pan: '4111 1111 1111 1111', says: 'Approved at once' };
const declined = { pan: '4663 2959 4278 4758', says: 'Declined by the issuer (05)' };

const onDesktop = { tag: '@desktop' } as const;
const outcome = (name: string) => ({ level: 1, name }) as const;

visit('a visitor reads the prices, tab by tab, and is led to register', async ({ page }) => {
  await page.goto('/price');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Pro Plan');
  await expect(page.getByRole('article', { name: 'Pro Monthly' })).toContainText('AED 99.00/month');
  await expect(page.getByRole('article', { name: 'Pro Quaterly' })).toContainText('AED 249.00 for 3 months');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Enterprise Plan' }).click();
  await expect(page.getByRole('article')).not.toContainText('AED');
  await page.getByRole('tab', { name: 'Interview Plan' }).click();
  await expect(page.getByRole('article')).toContainText('100 questions per day, 500 in total');
  await page.getByRole('link', { name: /^Subscribe/ }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('somebody buys a plan with a coupon, sees it everywhere, and cancels its renewal', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect(page.getByText(/^Free Plan expires on \d\d-\d\d-\d{4}\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Get Pro Monthly' }).click();

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please enter coupon code')).toBeVisible();
  await page.getByLabel('Coupon code').fill('EXPIRED');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon has expired.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('10% off')).toBeVisible();
  await page.getByLabel('Save my card for auto-renewal').check();
  await proceedToPay(page, '89.10');
  await payByCard(page, approved);

  await expect(page.getByRole('heading', outcome('Payment successful!'))).toBeVisible();
  await expect(page.getByText(/has begun and runs until \d\d-\d\d-\d{4}\./)).toBeVisible();
  expect(await storedValue(page, 'outlet_id')).toBeNull();
  expect(await storedValue(page, 'coupon_type')).toBeNull();
  await page.getByRole('link', { name: 'Go to Chat' }).click();
  await expect(page.getByText('20 of 20 questions left today')).toBeVisible();

  await openDrawerTab(page, 'History');
  await expect(page.getByRole('row').nth(1)).toContainText('AED 89.10');
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(page.getByText('•••• 1111')).toBeVisible();
  await expect(page.getByText('Bought with 10% off; renewals use the normal rate.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).last().click();
  await expect(
    page.getByRole('dialog', { name: 'Your plan will not renew. You can use it until its end.' }),
  ).toBeVisible();
  expect(await storedValue(page, 'is_subscription')).toBe('0');
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('tab', { name: 'Subscription' })).toBeHidden();
  await page.keyboard.press('Escape');

  // Access goes on until the end, so buying the same again is greyed out.
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: 'Get Pro Monthly' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Get Pro Quaterly' })).toBeVisible();
});

test(
  'a payment that is declined to the last attempt buys nothing, and its coupon can be used again',
  onDesktop,
  async ({ page, consoleErrors }) => {
    await choosePlan(page, 'Pro Quaterly');
    await applyCoupon(page, 'FLAT25', 'AED 25.00 off');
    await proceedToPay(page, '224.00');
    await payByCard(page, declined);
    await expect(page.getByRole('alert')).toContainText('The payment was declined');
    await payByCard(page, declined);
    await expect(page.getByText('Attempts left: 1')).toBeVisible();
    await payByCard(page, declined);

    await expect(page.getByRole('heading', outcome('Payment failed!'))).toBeVisible();
    await expect(page.getByText('The payment was declined, so nothing was charged.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^support@/ })).toBeVisible();
    await expectAccessible(page);
    expect(await storedValue(page, 'outlet_id')).toBeNull();
    await page.getByRole('link', { name: 'Back to the plans' }).click();
    await page.getByRole('link', { name: 'Get Pro Quaterly' }).click();
    await applyCoupon(page, 'FLAT25', 'AED 25.00 off');
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('402')]);
  },
);

test('who leaves the payment page is back at the plans and can begin again', onDesktop, async ({ page }) => {
  await choosePlan(page, 'Pro Monthly');
  await proceedToPay(page, '99.00');
  await page.getByRole('link', { name: 'Back to plans' }).click();
  await expect(page).toHaveURL(/\/subscription/);
  await expect(page.getByText(/^You left the payment page\./)).toBeVisible();
  await expect(page.getByText(/^Free Plan expires on/)).toBeVisible();
  expect(await storedValue(page, 'outlet_id')).toBeNull();
  await page.getByRole('link', { name: 'Get Pro Monthly' }).click();
  await proceedToPay(page, '99.00');
});

test('with a coupon of 100 % the plan starts without a payment page', onDesktop, async ({ page }) => {
  await page.goto('/coupon');
  await expect(page).toHaveURL(/\/subscription$/);
  await page.getByRole('tab', { name: 'Interview Plan' }).click();
  await page.getByRole('link', { name: 'Get Interview Plan' }).click();
  await applyCoupon(page, 'FREE100', '100% off');
  await page.getByRole('button', { name: 'Proceed to pay AED 0.00' }).click();
  await expect(page.getByRole('heading', outcome('Payment successful!'))).toBeVisible();
  await expect(page).toHaveURL(/\/paymentredirect\?ref=/);
  await page.getByRole('link', { name: 'Go to Chat' }).click();
  await expect(page.getByText(/^100 of 100 left today · \d+ in your plan$/)).toBeVisible();
});
