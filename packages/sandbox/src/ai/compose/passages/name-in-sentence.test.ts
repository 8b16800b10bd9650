import { expect, test } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

test.each([
  ['Application file locator', 'application file locator'],
  ['International Service Assessment', 'International Service Assessment'],
  ['System to Avoid Fraud Effectively', 'System to Avoid Fraud Effectively'],
  ['Office of Foreign Assets Control', 'Office of Foreign Assets Control'],
  ['China UnionPay', 'China UnionPay'],
  ['Truth in Lending Act', 'Truth in Lending Act'],
  ['PayFac', 'PayFac'],
  ['Request to pay', 'request to pay'],
  ['PIN entry device', 'PIN entry device'],
  ['Visa account updater', 'Visa account updater'],
])('%s', (full, inSentence) => {
  expect(nameInSentence(full)).toBe(inSentence);
});
