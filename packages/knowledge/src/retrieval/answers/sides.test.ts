import { expect, test } from 'vitest';
import type { Aspect } from '../understanding/understand-question.ts';
import { sidesOf } from './sides.ts';

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
  [
    "Advice and notification, what's the difference for the receiver?",
    aspects('advice', 'notification', 'receiver'),
    [[0], [1]],
  ],
  [
    'CVN 10 versus CVN 18: keys and cryptogram input?',
    aspects('cvn', '10', '18', 'keys', 'cryptogram', 'input'),
    [
      [0, 1],
      [0, 2],
    ],
  ],
  ['CVC1 vs CVC2 vs CVC3, interview question', aspects('cvc1', 'cvc2', 'cvc3', 'interview'), [[0], [1], [2]]],
  [
    'What is the difference between PIN and CVV, and who checks them?',
    aspects('pin', 'cvv', 'checks'),
    [[0], [1]],
  ],
  ['how do credit and debit differ', aspects('credit', 'debit'), [[0], [1]]],
  ['how do the two kinds of settlement differ', aspects('kinds', 'settlement'), []],
])('%s', (question, sought, sides) => {
  expect(sidesOf(question, sought)).toEqual(sides);
});
