import { expectAccessible } from '../fixtures/accessibility.ts';
import { createAccount, openSignedIn, signIn } from '../fixtures/account.ts';
import { readMail } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';

const forward = 'forward';
const backward = 'backward';

for (const [address, heading, direction] of [
  ['/', 'The impossible is just another challenge!', forward],
  ['/home2', 'Genie has answers to all your card payment queries', backward],
  ['/home3', 'Every bit of a card payment, explained', backward],
  ['/price', 'Pricing', forward],
  ['/policy', 'Policies', forward],
  ['/privacy', 'Policies', backward],
  ['/terms', 'Terms & Conditions', forward],
  ['/guidelines', 'Guidelines for Asking Questions', forward],
  ['/topicsupport', 'Topics Supported', forward],
  ['/contact', 'Contact Us', forward],
  ['/about', 'About Us', forward],
] as const) {
  test(`${address} has its heading between navigation and footer`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
    await expect(page.getByRole('contentinfo')).toHaveAttribute('data-direction', direction);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Genie (self-hosted).');
  });
}

test('the navigation leads on, from its bar or from its menu', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const isPhone = await toggle.isVisible();
  if (isPhone) await toggle.click();
  const menu = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Main' });
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.getByRole('link', { name: 'Supported Topics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Topics Supported' })).toBeFocused();
});

test('a policy opens and closes, and an address opens the one it names', async ({ page }) => {
  await page.goto('/policy');
  const days = page.getByText(/within 14 business days/);
  await expect(days).toBeHidden();
  await page.getByRole('heading', { name: 'Refund Policy' }).click();
  await expect(days).toBeVisible();
  await page.getByRole('heading', { name: 'Refund Policy' }).click();
  await expect(days).toBeHidden();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'Chat and user data storage' })).toBeVisible();
  await page.goto('/terms#governing-law');
  await expect(page.getByText(/one arbitrator in English/)).toBeInViewport();
});

test('a message of the contact form reaches the operator, who can answer it', async ({
  page,
  product,
  request,
}, info) => {
  const name = `Amina of ${info.project.name}`;
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Your Email').fill('amina@example.com');
  await page.getByLabel('About').selectOption('Enterprise Plan');
  await page.getByLabel('Your message').fill('We are sixty people. What would a plan for us cost?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message was sent. We reply within 24-48 business hours.')).toBeVisible();
  const mail = await readMail(request, product, { to: 'support@genie.local', about: new RegExp(name) });
  expect(mail.Text).toContain('We are sixty people.');
  expect(mail.Text).toContain('amina@example.com');
});

const sample = 'What is the difference between MID, TID and MCC?';

test('a sample question is asked in the chat by somebody who is signed in', async ({
  page,
  product,
  request,
}) => {
  await openSignedIn(page, await createAccount(request, product), '/guidelines');
  await page.getByRole('button', { name: sample }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('article').last()).toContainText(/merchant category code/i);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a sample question waits for who has to sign in first, and is asked once', async ({
  page,
  product,
  request,
}) => {
  const account = await createAccount(request, product);
  await page.goto('/guidelines');
  await page.getByRole('button', { name: sample }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  const article = page.getByRole('article');
  await expect(article.last()).toContainText(/merchant category code/i);
  await expect(article.last().locator('a.citation').first()).toBeVisible();
  await page.reload();
  await expect(article.last()).toContainText(/merchant category code/i);
  await expect(article).toHaveCount(1);
});

test.describe('somebody who was never here', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is asked about cookies until an answer is stored', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Reject Cookies' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Accept Cookies' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('can use the whole page below the cookie banner', async ({ page, product, request }) => {
    const account = await createAccount(request, product);
    await signIn(page, account);
    await page.getByPlaceholder('Ask Anything...').fill('What does DE 39 = 05 mean?');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('article').last()).toContainText(/do not hono/i);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('button', { name: 'New Chat' })).toBeInViewport({ ratio: 1 });
  });
});

test('Try and Login lead a visitor to sign-in, and to registration once a token was emptied', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Genie' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.evaluate(() => localStorage.setItem('access_token', ''));
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Genie' }).click();
  await expect(page).toHaveURL(/\/register$/);
});
