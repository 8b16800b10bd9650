import { expect, test } from 'vitest';
import { deleteAccountRequestSchema } from '../profile/schemas.ts';
import { forgotPasswordRequestSchema, registerRequestSchema, verifyOtpRequestSchema } from './schemas.ts';
import { accountTexts } from './texts.ts';

const complaint = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

test.each([
  [12_345, '012345'],
  [0, '000000'],
  [123_456, '123456'],
  ['012345', '012345'],
  [' 123456 ', '123456'],
  ['12345', '12345'],
])(
  'the code %j is read as %s: a number gets back the zeros it began with, a text is taken as it is',
  (given, code) => {
    expect(verifyOtpRequestSchema.parse({ otp: given, user_id: 'u' }).otp).toBe(code);
    expect(deleteAccountRequestSchema.parse({ code: given }).code).toBe(code);
  },
);

test('what is missing in a registration is told before what is wrong with the rest', () => {
  const missing = ['Please enter all required fields'];
  expect(complaint(registerRequestSchema.safeParse({ ...filled, email: 'no', password: '' }))).toEqual(
    missing,
  );
  expect(complaint(registerRequestSchema.safeParse({ ...filled, phone: 'x', full_name: null }))).toEqual(
    missing,
  );
  expect(registerRequestSchema.safeParse(filled).success).toBe(true);
});

const filled = {
  email: 'amina@example.com',
  password: 'Secret1!',
  confirm_password: 'Secret1!',
  full_name: 'Amina Rahman',
  phone: '0501234567',
};

test.each([{}, { email: null }, { email: '' }, { email: '  ' }])(
  'forgotten without an e-mail (%j) is asked for one in the documented words, space and all',
  (body) => {
    expect(complaint(forgotPasswordRequestSchema.safeParse(body))).toEqual(['Please enter email ']);
  },
);

test('the part before the @ may have 64 characters, as mail servers refuse more', () => {
  const withLocalPart = (characters: number) =>
    registerRequestSchema.safeParse({ ...filled, email: `${'a'.repeat(characters)}@example.com` });
  expect(withLocalPart(64).success).toBe(true);
  expect(complaint(withLocalPart(65))).toEqual([accountTexts.emailInvalid]);
});
