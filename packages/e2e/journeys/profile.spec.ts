import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createAccount, openSignedIn } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/test.ts';

const picture = resolve(import.meta.dirname, '../../../docs/pictures/landing-light.png');

test('without a session the profile leads to sign-in', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});

test('the drawer changes name and photo, cropped to a square, and the password', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  const account = await createAccount(request, product);
  await openSignedIn(page, account, '/chat');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('button', { name: 'My profile' }).click();
  const drawer = page.getByRole('dialog', { name: 'My profile' });
  await expect(drawer.getByLabel('Full name')).toHaveValue(account.name);
  await expect(drawer.getByLabel('Email')).toHaveValue(account.email);
  await expect(drawer.getByLabel('Phone')).toHaveValue('0501234567');

  await drawer.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Please select photo first!' })).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();

  await drawer.getByLabel('Photo file').setInputFiles(picture);
  await expect(page.getByRole('dialog', { name: 'Crop your photo' })).toBeVisible();
  await page.getByRole('slider', { name: 'Zoom' }).fill('2');
  await page.getByRole('group', { name: 'The part of the picture that is kept' }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Use photo' }).click();
  const stored = drawer.getByRole('img', { name: 'Yours' });
  await expect(stored).toHaveAttribute('src', /^data:image\/jpeg/);
  const cropped = await stored.getAttribute('src');
  await drawer.getByLabel('Full name').fill('Amina R.');
  await drawer.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Your profile is updated.' })).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  // What the server made of it: a square.
  await expect(stored).not.toHaveAttribute('src', cropped ?? '');
  const sides = await stored.evaluate(async (image) => {
    const photo = image as HTMLImageElement;
    await photo.decode();
    return [photo.naturalWidth, photo.naturalHeight];
  });
  expect(sides[0]).toBeGreaterThan(0);
  expect(sides[0]).toBe(sides[1]);

  await drawer.getByRole('tab', { name: 'Password' }).click();
  await drawer.getByLabel('Old Password').fill('Wrong1!');
  await drawer.getByLabel('New Password').fill('Another2?');
  await drawer.getByLabel('Confirm Password').fill('Another3?');
  const update = drawer.getByRole('button', { name: 'Update Password' });
  await update.click();
  await expect(drawer.getByText('Password and Confirm Password should be same.')).toBeVisible();
  await drawer.getByLabel('Confirm Password').fill('Another2?');
  await update.click();
  await expect(page.getByRole('dialog', { name: 'Your password was not changed.' })).toContainText(
    'The old password is incorrect.',
  );
  await page.getByRole('button', { name: 'Ok' }).click();
  await drawer.getByLabel('Old Password').fill(account.password);
  await update.click();
  await expect(page.getByRole('dialog', { name: /^Your password is changed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Your account' }).locator('img')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('other devices are signed out, the data is downloaded, and the account is deleted', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  const account = await createAccount(request, product);
  const { email, password } = account;
  await request.post('/api/auth/login', { data: { email, password } });
  await openSignedIn(page, account, '/profile');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices.getByText('All other devices are signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^genie-my-data-\d\d-\d\d-\d{4}\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('Wrong1!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password is incorrect. Nothing was deleted.');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account and its data are deleted.' })).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/login\?msg=/);
  await expect(page.getByText('Your account and its data are deleted.')).toBeVisible();
  // The answer to the cookie banner is the browser's, not the account's; the rest goes when the page of the account has gone.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('400')]);
});
