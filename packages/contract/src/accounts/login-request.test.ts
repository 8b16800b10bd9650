import { expect, test } from 'vitest';
import { loginRequestSchema } from './schemas.ts';

const told = (email: string, password: string) =>
  loginRequestSchema
    .safeParse({ email, password })
    .error?.issues.map(({ path, message }) => [...path, message]);

test('what is missing is told only where both are', () => {
  const missing = 'Please enter email and password!';
  expect(told('', '')).toEqual([
    ['email', missing],
    ['password', missing],
  ]);
  expect(told('  ', '')).toHaveLength(2);
});

test('either alone is credentials that do not fit', () => {
  expect(told('aisha@example.com', '')).toEqual([['password', 'Email or Password is incorrect!']]);
  expect(told('', 'Abcde1!')).toEqual([['email', 'Email or Password is incorrect!']]);
});

test('both are enough', () => {
  expect(told('aisha@example.com', 'Abcde1!')).toBeUndefined();
});
