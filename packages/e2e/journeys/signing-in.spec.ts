import { createAccount, signIn } from '../fixtures/account.ts';
import { linkOf, readMail } from '../fixtures/mail.ts';
import { startProduct } from '../fixtures/start-product.ts';
import { expect, test } from '../fixtures/test.ts';

test('signing in says what is missing and what is wrong, and shows a message of its address as plain text', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`/login?${new URLSearchParams({ msg: `<b>Hello</b>${'x'.repeat(300)}` })}`);
  await expect(page.getByText('<b>Hello</b>')).toHaveText(`<b>Hello</b>${'x'.repeat(188)}`);
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter email and password!');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Secret1!');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Email or Password is incorrect!');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('a forgotten password is set anew by the mailed link, which leaves the address bar and works once', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  const account = await createAccount(request, product);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByText('Please enter email')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.com');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Email is incorrect!');
  await page.getByLabel('Email').fill(account.email);
  await submit.click();
  await expect(page).toHaveURL(/\/login\?msg=/);

  const mail = await readMail(request, product, { to: account.email, about: /password/i });
  const link = linkOf(mail, '/password_reset');
  const open = async () => {
    await page.goto(link);
    await expect(page.getByLabel('Confirm Password')).toBeVisible();
    expect(page.url()).toBe(`${product.url}/password_reset`);
  };
  await open();
  await submit.click();
  await expect(page.getByText('Please enter password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Another2?');
  await submit.click();
  await expect(page.getByText('Please enter confirm password')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('Another3?');
  await submit.click();
  await expect(page.getByText('Password mismatch!')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('Another2?');
  await submit.click();
  await expect(page).toHaveURL(/\/login\?msg=/);
  await expect(page.getByText('Your password is changed. You can sign in now.')).toBeVisible();

  await open();
  await page.getByLabel('Password', { exact: true }).fill('Another4?');
  await page.getByLabel('Confirm Password').fill('Another4?');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Wrong OTP');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('400')]);
  await signIn(page, { ...account, password: 'Another2?' });
});

test('without Remember me the session ends with the browser, and lasts in its tabs', async ({
  browser,
  product,
  request,
}) => {
  const account = await createAccount(request, product);
  const open = await browser.newContext();
  const page = await open.newPage();
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  const tab = await open.newPage();
  await tab.goto('/chat');
  await expect(tab.getByText('How can I help you today?')).toBeVisible();
  // A browser that is closed keeps its storage and forgets the cookies that have no end.
  await open.clearCookies();
  await tab.goto('/chat');
  await expect(tab).toHaveURL(/\/login$/);
  expect(await tab.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  await open.close();
});

test('where a CAPTCHA is asked for, signing in needs it, and the browser solves it in a worker', async ({
  page,
  consoleErrors,
}) => {
  const guarded = await startProduct({ CAPTCHA: 'on' });
  try {
    await page.goto(`${guarded.url}/login`);
    await page.getByLabel('Email').fill('pro@genie.local');
    await page.getByLabel('Password', { exact: true }).fill('Wrong1!');
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    const box = page.getByRole('checkbox', { name: 'I am a person' });
    await expect(box).toBeVisible();
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Please verify the CAPTCHA');
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Verified')).toBeVisible();
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Email or Password is incorrect!');
    await page.getByLabel('Password', { exact: true }).fill('Genie@2025');
    await submit.click();
    await expect(page).toHaveURL(/\/chat$/);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')]);
  } finally {
    // The chat's own calls must not outlive their server.
    await page.goto('about:blank');
    await guarded.stop();
  }
});
