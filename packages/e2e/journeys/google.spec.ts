import type { Page } from '@playwright/test';
import { createAccount } from '../fixtures/account.ts';
import { codeOf, readMail } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';

const goToGoogle = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
};

const chooseSomebody = async (page: Page, email: string, name: string) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('Google signs somebody up, who sets a first password, and deletes the account with a mailed code', async ({
  page,
  product,
  request,
}) => {
  const email = `layla.${Date.now()}@gmail.example`;
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['Terms & Conditions', 'Policies']);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeFocused();

  await goToGoogle(page);
  await chooseSomebody(page, email, 'Layla Haddad');
  await expect(page).toHaveURL(`${product.url}/chat`);
  expect(await page.evaluate(() => localStorage.getItem('name'))).toBe('Layla Haddad');

  await page.goto('/profile');
  const password = page.getByRole('form', { name: 'Password' });
  await expect(password.getByLabel('New Password')).toBeVisible();
  await expect(password.getByLabel('Old Password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We sent you a code.')).toBeVisible();
  const mail = await readMail(request, product, { to: email, about: /delet/i });
  await page.getByLabel('Code').fill(codeOf(mail));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/login\?msg=/);
});

test('Google is linked to an account with a password once that was given', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  const account = await createAccount(request, product);
  await goToGoogle(page);
  await chooseSomebody(page, account.email, account.name);
  await expect(page.getByRole('heading', { name: 'Link Google to your account' })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/handleOAuthCallback`);
  const link = page.getByRole('button', { name: 'Link and sign in' });
  await page.getByLabel('Password', { exact: true }).fill('Wrong1!');
  await link.click();
  await expect(page.getByRole('alert')).toHaveText('Email or Password is incorrect!');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await link.click();
  await expect(page).toHaveURL(`${product.url}/chat`);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('401')]);
});

test('a cancelled and an unverified Google sign-in show the documented text and a way back', async ({
  page,
  consoleErrors,
}) => {
  await goToGoogle(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or Password is incorrect!');
  await expect(page.getByRole('alert')).toContainText('You cancelled at Google.');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await goToGoogle(page);
  await page.getByLabel('The email is verified').uncheck();
  await chooseSomebody(page, `unverified.${Date.now()}@gmail.example`, 'Nobody');
  await expect(page.getByRole('alert')).toContainText('Email or Password is incorrect!');
  await expect(page.getByRole('alert')).toContainText('Google has not verified this email address');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')]);
});
