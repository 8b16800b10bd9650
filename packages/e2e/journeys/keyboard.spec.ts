import { newPerson } from '../fixtures/account.ts';
import { test as buyer } from '../fixtures/buyer.ts';
import { readCodeFromInbox } from '../fixtures/inbox.ts';
import { enter, tabTo, type } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

test('the whole way from the first page to an answer, its source and out again needs no mouse', {
  tag: '@desktop',
}, async ({ page, product }) => {
  const { name, email, password } = newPerson();
  const link = (text: string) => page.getByRole('link', { name: text, exact: true });
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });

  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(link('Skip to content')).toBeFocused();
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }));
  await expect(page).toHaveURL(/\/login/);
  await enter(page, link('Create an account'));

  await expect(page).toHaveURL(/\/register$/);
  await type(page, page.getByLabel('Your Name'), name);
  await type(page, page.getByLabel('Your Email'), email);
  await type(page, page.getByLabel('Your Phone'), '0501234567');
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await type(page, page.getByLabel('Confirm Password', { exact: true }), password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/otp$/);
  const code = await readCodeFromInbox(page, product, email);
  await type(page, page.getByLabel('OTP'), code);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login\?msg=/);
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/chat$/);
  const composer = page.getByPlaceholder('Ask Anything...');
  await type(page, composer, 'What does DE 39 = 05 mean?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Regenerate/ })).toBeEnabled();
  // Whoever reads with a finger on the keys can go on asking at once.
  await expect(composer).toBeFocused();

  const citation = page.locator('a.citation').first();
  await tabTo(page, citation, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('li[aria-current="true"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('li[aria-current="true"]')).toHaveCount(0);
  await expect(citation).toBeFocused();

  const preview = 'What does DE 39 = 05 mean…';
  const chat = page.getByRole('navigation', { name: 'Chats' });
  await page.reload();
  await enter(page, chat.getByRole('button', { name: `Pin “${preview}”` }));
  await expect(chat.getByRole('button', { name: `Unpin “${preview}”` })).toBeFocused();
  await enter(page, button('New Chat'));
  await expect(page.getByText('How can I help you today?')).toBeVisible();
  await enter(page, chat.getByRole('button', { name: preview, exact: true }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await enter(page, chat.getByRole('button', { name: `Delete “${preview}”` }));
  await expect(button('Keep it')).toBeFocused();
  await enter(page, button('Delete chat'));
  await expect(page.getByText('How can I help you today?')).toBeVisible();

  await enter(page, button('Your account'));
  await enter(page, page.getByRole('button', { name: 'Sign out' }));
  await expect(page).toHaveURL(/\/login/);
});

buyer('a plan is chosen, paid and cancelled without a mouse', { tag: '@desktop' }, async ({ page }) => {
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  const tab = (text: string) => page.getByRole('tab', { name: text });
  const account = button('Your account');

  await page.goto('/chat');
  await enter(page, account);
  await enter(page, button('Upgrade Plan'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, tab('Pro Plan'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Interview Plan')).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'Get Interview Plan' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Get Interview Plan' })).toBeFocused();
  await type(page, page.getByLabel('Coupon code'), 'FREE100');
  await page.keyboard.press('Enter');
  await expect(page.getByText('100% off')).toBeVisible();
  await enter(page, page.getByRole('button', { name: /^Proceed to pay AED 0\.00/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'Go to Chat' }));

  await expect(page).toHaveURL(/\/chat$/);
  await enter(page, account);
  await enter(page, button('Go to Chat'));
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, button('My profile'));
  await tabTo(page, tab('Profile'));
  await page.keyboard.press('End');
  await expect(tab('History')).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('AED 0.00');
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Subscription')).toBeFocused();
  await enter(page, button('Cancel Subscription'));
  const asked = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await enter(page, asked.getByRole('button', { name: 'Cancel Subscription' }));
  await expect(button('Ok')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab('Subscription')).toBeHidden();
  // What had the focus is gone: it stays in the drawer.
  await expect(page.getByRole('dialog', { name: 'My profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test.describe('somebody who was never here', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('answers the cookie banner without a mouse and reads on from the heading', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/policy');
    await enter(page, page.getByRole('button', { name: 'Accept Cookies' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const refunds = page.getByRole('heading', { name: 'Refund Policy' });
    await tabTo(page, page.locator('summary, button').filter({ has: refunds }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/within 14 business days/)).toBeVisible();
  });
});
