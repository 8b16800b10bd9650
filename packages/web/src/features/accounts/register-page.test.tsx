import { paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerSignInPages } from '../../testing/account-api.ts';
import { answerPost, breakPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { server } from '../../testing/server.ts';
import { OtpPage } from './otp-page.tsx';
import { RegisterPage } from './register-page.tsx';

beforeEach(() => {
  answerSignInPages();
  renderAt('/register', { routes: { '/register': <RegisterPage />, '/otp': <OtpPage /> } });
});

const valid = {
  'Your Name': 'Aisha Rahman',
  'Your Email': 'aisha@example.com',
  'Your Phone': '971501234567',
  Password: 'Abcde1!',
  'Confirm Password': 'Abcde1!',
};

const fill = async (values: Partial<typeof valid>) => {
  for (const [label, value] of Object.entries(values)) {
    if (value !== '') await userEvent.type(screen.getByLabelText(label), value);
  }
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));

test('the page has its title, its fields and a link to sign-in', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Signup your account' })).toBeVisible();
  for (const label of Object.keys(valid)) expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByLabelText('Your Name')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Your Name')).toHaveAttribute('dir', 'auto');
  expect(screen.getByLabelText('Your Email')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Policies' })).toHaveAttribute('href', '/policy');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show Confirm Password' })).toBeVisible();
});

test('registering sends the documented payload, stores the answer and asks for the code', async () => {
  const seen: SeenRequest[] = [];
  server.use(
    answerPost(
      paths.register,
      { name: 'Aisha Rahman', user_id: 'registration-7', message: 'We sent a code to aisha@example.com.' },
      { seen },
    ),
  );
  await fill(valid);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Enter the OTP' })).toBeVisible();
  expect(seen[0]?.body).toEqual({
    email: 'aisha@example.com',
    password: 'Abcde1!',
    full_name: 'Aisha Rahman',
    confirm_password: 'Abcde1!',
    phone: '971501234567',
    role_id: 0,
    otp: 0,
    photo: '',
    is_active: true,
    google_drive_folder_id: '',
    is_google_drive: 0,
  });
  expect(localStorage.getItem('name')).toBe('Aisha Rahman');
  expect(localStorage.getItem('userId')).toBe('registration-7');
  expect(localStorage.getItem('otpMsg')).toBe('We sent a code to aisha@example.com.');

  const popup = screen.getByRole('dialog', { name: 'Register successful' });
  expect(popup).toHaveTextContent('A confirmation email with a one-time code was sent to aisha@example.com.');
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await userEvent.type(screen.getByLabelText('OTP'), '12');
  expect(screen.getByLabelText('OTP')).toHaveValue('12');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['Your Name', 'Your Email', 'Your Phone', 'Password'] as const)(
  '%s left empty is told first, whatever else is wrong',
  async (label) => {
    await fill({ ...valid, Password: 'a', 'Confirm Password': 'b', [label]: '' });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter all required fields');
    expect(screen.getByLabelText(label)).toBeInvalid();
  },
);

test('the password rules are checked as typed, in their order', async () => {
  const password = screen.getByLabelText('Password');
  const rule = () => password.getAttribute('aria-describedby') ?? '';
  const told = () => document.getElementById(rule())?.textContent;
  await userEvent.type(password, 'a');
  expect(told()).toBe('Password must be 6-16 characters long.');
  await userEvent.type(password, 'bcdef');
  expect(told()).toBe('Password must include at least one uppercase letter.');
  await userEvent.type(password, 'G');
  expect(told()).toBe('Password must include at least one number.');
  await userEvent.type(password, '7');
  expect(told()).toBe('Password must include at least one special character.');
  await userEvent.type(password, '!');
  expect(password).toBeValid();
});

test('a broken password rule stops the submission', async () => {
  await fill({ ...valid, Password: 'abcdef', 'Confirm Password': 'abcdef' });
  await submit();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must include at least one uppercase letter.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('two different passwords stop the submission', async () => {
  await fill({ ...valid, 'Confirm Password': 'Abcde1?' });
  await submit();
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
    'Password and Confirm Password should be same.',
  );
});

test('an e-mail without its shape stops the submission', async () => {
  await fill({ ...valid, 'Your Email': 'aisha@' });
  await submit();
  expect(screen.getByLabelText('Your Email')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
});

test('the phone keeps digits only', async () => {
  await fill({ 'Your Phone': '+971 (50) 123-45x67' });
  expect(screen.getByLabelText('Your Phone')).toHaveValue('971501234567');
});

test('a registered e-mail shows the documented text and nothing else', async () => {
  server.use(refusePost(paths.register, 409, 'email_registered', { detail: 'Email already registered.' }));
  await fill(valid);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Email already registered\.$/);
});

test('another failure shows the documented text with its cause below, and marks the field', async () => {
  server.use(
    refusePost(paths.register, 400, 'validation_failed', {
      detail: 'Please check the highlighted fields.',
      fields: { phone: 'Phone accepts numbers only, 4 to 15 digits.' },
    }),
  );
  await fill(valid);
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email already registered.');
  expect(alert).toHaveTextContent('Phone accepts numbers only, 4 to 15 digits.');
  expect(screen.getByLabelText('Your Phone')).toBeInvalid();
});

test('a broken connection is told in words below the documented text', async () => {
  server.use(breakPost(paths.register));
  await fill(valid);
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Email already registered.');
  expect(alert).toHaveTextContent('Genie cannot be reached.');
});

test('a success that is not 200 is told as such', async () => {
  server.use(answerPost(paths.register, { name: 'A', user_id: '1', message: 'x' }, { status: 201 }));
  await fill(valid);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Response not 200\.$/);
  expect(localStorage.getItem('userId')).toBeNull();
});
