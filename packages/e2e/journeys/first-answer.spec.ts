import { readCodeFromInbox } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('a new person registers, verifies, signs in, asks, reads a sourced answer, finds it again and signs out', async ({
  page,
  product,
}, info) => {
  const email = `amina.${info.project.name}.${Date.now()}@example.com`;
  const password = 'Secret1!';

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The impossible is just another challenge!',
  );
  await page.goto('/register');
  await page.getByLabel('Your Name').fill('Amina Rahman');
  await page.getByLabel('Your Email').fill(email);
  await page.getByLabel('Your Phone').fill('0501234567');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();

  await expect(page).toHaveURL(/\/otp$/);
  await expect(page.getByText(`was sent to ${email}`).first()).toBeVisible();
  const code = await readCodeFromInbox(page, product, email);
  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL(/\/login\?msg=/);
  await expect(page.getByText('Your email is verified. You can sign in now.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('How can I help you today?')).toBeVisible();
  const question = 'What does DE 39 = 05 mean?';
  await page.getByPlaceholder('Ask Anything...').fill(question);
  await page.keyboard.press('Enter');

  // The answer is on screen before it is finished: words first, the sources' count after.
  const answer = page.getByRole('article').last();
  await expect(answer).toContainText(/do not hono/i);
  await expect(page.getByRole('button', { name: /stop/i })).toBeHidden();
  await expect(answer.locator('a.citation').first()).toBeVisible();
  await expect(answer).toContainText('Sources');

  await page.reload();
  await expect(page.getByRole('article').last()).toContainText(/do not hono/i);
  const openChats = page.getByRole('button', { name: 'Open the list of chats' });
  const isSheet = await openChats.isVisible();
  if (isSheet) await openChats.click();
  const chats = page.getByRole('navigation', { name: 'Chats' });
  await expect(chats.getByText('Today', { exact: true })).toBeVisible();
  await expect(chats.getByText('What does DE 39 = 05 mean')).toBeVisible();
  if (isSheet) await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeFalsy();
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/login/);
});
