import { expectAccessible } from '../fixtures/accessibility.ts';
import { createAccount, openSignedIn } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/test.ts';

test('the pages of signing in are accessible, their errors and dialogs too', async ({ page }) => {
  for (const [address, heading] of [
    ['/login?msg=Welcome', 'Sign in to your account'],
    ['/register', 'Signup your account'],
    ['/otp', 'Enter the OTP'],
    ['/forgotpassword', 'Forgot your password?'],
    ['/password_reset?token=none', 'Set a new password'],
    ['/handleOAuthCallback?error=access_denied', 'Google sign-in failed'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const submit = page.getByRole('main').locator('button[type="submit"]');
    if (await submit.isVisible()) await submit.click();
    await expectAccessible(page);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the profile, its drawer and their dialogs are accessible', async ({ page, product, request }) => {
  await openSignedIn(page, await createAccount(request, product), '/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('button', { name: 'Ok' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'My profile' }).click();
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect(page.getByLabel('Old Password')).toBeVisible();
  await expectAccessible(page);
});
