import { expect, test } from 'vitest';
import { passesLuhn } from './card-number.ts';
import { findByToken, testCards, tokenOf } from './test-cards.ts';

test('every test card is a card number, is listed once and has a token that tells nothing of it', () => {
  expect(new Set(testCards.map(({ pan }) => pan)).size).toBe(17);
  for (const card of testCards) {
    expect(passesLuhn(card.pan)).toBe(true);
    expect(findByToken(tokenOf(card))).toBe(card);
    expect(tokenOf(card)).not.toContain(card.pan.slice(-4));
  }
  expect(passesLuhn('4111111111111112')).toBe(false);
});
