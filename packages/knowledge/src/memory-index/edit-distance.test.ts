import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('known distances', () => {
  expect(editDistance('chargeback', 'chargebak', 2)).toBe(1);
  expect(editDistance('settlement', 'setlement', 2)).toBe(1);
  expect(editDistance('interchange', 'interchnage', 2)).toBe(1);
  expect(editDistance('acquirer', 'aquierer', 2)).toBe(2);
  expect(editDistance('issuer', 'acquirer', 2)).toBe(3);
  expect(editDistance('', 'ab', 2)).toBe(2);
});

test('it is a distance: zero only for equals, the same both ways, and bounded as asked', () => {
  const word = fc.stringMatching(/^[abc]{0,7}$/);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const distance = editDistance(one, other, most);
      expect(distance).toBe(editDistance(other, one, most));
      expect(distance === 0).toBe(one === other);
      expect(Math.min(editDistance(one, other, 20), most + 1)).toBe(distance);
    }),
  );
});

test('one edit is at most one apart', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2,9}$/),
      fc.nat(),
      fc.stringMatching(/^[a-z]$/),
      (word, place, letter) => {
        const at = place % (word.length - 1);
        const edits = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        ];
        for (const edit of edits) expect(editDistance(word, edit, 2)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
