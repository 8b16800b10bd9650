import { newPerson, registerAccount } from '../fixtures/account.ts';
import { codeOf, readMail } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';

test('registering says what is missing, which password rule is broken, and that an e-mail is taken', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Sign Up', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter all required fields');
  await expect(page.getByLabel('Your Name')).toBeFocused();

  await page.getByLabel('Your Name').fill('Amina Rahman');
  await page.getByLabel('Your Email').fill('pro@genie.local');
  await page.getByLabel('Your Phone').pressSequentially('+971 50 123');
  await expect(page.getByLabel('Your Phone')).toHaveValue('97150123');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Secret1');
  await expect(page.getByText('Password must include at least one special character.')).toBeVisible();
  await password.fill('Secret1!');
  await page.getByLabel('Confirm Password').fill('Secret2!');
  await submit.click();
  await expect(page.getByText('Password and Confirm Password should be same.')).toBeVisible();

  await page.getByLabel('Confirm Password').fill('Secret1!');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Email already registered.');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('a wrong code is refused, a new one must wait, and the right one leads to sign-in', async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  const person = newPerson();
  const userId = await registerAccount(request, person);
  // Signing in before the code was entered leads to it.
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Email or Password is incorrect!');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expect(page.getByLabel('OTP')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(userId);

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter OTP.')).toBeVisible();
  const code = codeOf(await readMail(request, product, { to: person.email, about: /\d{6} is your/ }));
  await page.getByLabel('OTP').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong OTP.');
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(/^A new code can be sent in \d+ seconds\.$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();

  await page.getByLabel('OTP').fill(code);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/login\?msg=/);
  await expect(page.getByText('Your email is verified. You can sign in now.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([
    expect.stringContaining('403'),
    expect.stringContaining('400'),
    expect.stringContaining('429'),
  ]);
});
