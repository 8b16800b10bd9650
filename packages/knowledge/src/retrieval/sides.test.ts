import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';
import type { Aspect } from './understand-question.ts';

const aspects = (...surfaces: string[]) =>
  surfaces.map((surface) => ({ surface, kind: /^pem/.test(surface) ? 'code' : 'word' }) as Aspect);

test.each([
  ['POS entry mode 91 vs 07', aspects('pos', 'entry', 'mode', 'pem91', 'pem07'), [[0, 1, 2, 3], [4]]],
  [
    'difference between an authorisation reversal and a refund',
    aspects('authorisation', 'reversal', 'refund'),
    [[0, 1], [2]],
  ],
  ['CVV, CVV2 or iCVV', aspects('cvv', 'cvv2', 'icvv'), [[0], [1], [2]]],
  ['how do credit and debit differ', aspects('credit', 'debit'), [[0], [1]]],
  ['how do the two kinds of settlement differ', aspects('kinds', 'settlement'), []],
])('%s', (question, sought, sides) => {
  expect(sidesOf(question, sought)).toEqual(sides);
});
