import { expect, test } from 'vitest';
import { reasonCodeAsked } from './asks-for-reason-code.ts';

test('a reason code is asked for of the network that is named', () => {
  const ofMastercard = reasonCodeAsked('The parcel came empty. Which Mastercard reason code?');
  expect(ofMastercard?.test('at Mastercard reason code 4853')).toBe(true);
  expect(ofMastercard?.test('at Visa condition 13.3')).toBe(false);
  expect(reasonCodeAsked('which condition do we file under')?.test('Visa 13.3')).toBe(true);
  expect(reasonCodeAsked('what dispute code fits')?.test('Visa 13.3')).toBe(true);
});

test('what a given code means asks for no reason code', () => {
  expect(reasonCodeAsked('What does 4853 mean?')).toBeNull();
  expect(reasonCodeAsked('which response code is sent for an expired card')).toBeNull();
});
