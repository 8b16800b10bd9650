import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestNumbers } from './best-numbers.ts';

test('it keeps what sorting all of them would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2, max: 9 })), fc.integer({ min: 1, max: 8 }), (scores, most) => {
      const best = new BestNumbers(most);
      for (const [number, score] of scores.entries()) best.offer(number, score);
      const sorted = [...scores.entries()]
        .filter(([, score]) => score > 0)
        .sort(([, one], [, other]) => other - one);
      expect(best.found()).toEqual(sorted.slice(0, most));
    }),
  );
});
