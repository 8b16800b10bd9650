import { expect, test } from 'vitest';
import { reshapeAnswer } from './reshape-answer.ts';

const answer = `A seal closes a bag. [1]

### How it is set

1. **Close.** The clerk closes the bag. [1]
2. **Press.** The press sets the seal. [2]

| Seal | Colour |
| --- | --- |
| Lead | Grey |
| Wax | Red |

Source: [3]

\`\`\`text
SEAL 01
\`\`\``;

test('the short form is the direct answer', () => {
  expect(reshapeAnswer({ kind: 'short' }, answer)).toBe('A seal closes a bag. [1]');
});

test('the plain form has neither tables nor code', () => {
  const plain = reshapeAnswer({ kind: 'plain' }, answer);
  expect(plain).toContain('1. **Close.**');
  expect(plain).not.toMatch(/\||```|Source/);
});

test('as a table are shown the tables, or the steps when there is none', () => {
  expect(reshapeAnswer({ kind: 'table' }, answer)).toBe(
    'A seal closes a bag. [1]\n\n| Seal | Colour |\n| --- | --- |\n| Lead | Grey |\n| Wax | Red |\n\nSource: [3]',
  );
  const steps = answer.slice(0, answer.indexOf('| Seal'));
  expect(reshapeAnswer({ kind: 'table' }, steps)).toContain('| Close | The clerk closes the bag. [1] |');
  expect(reshapeAnswer({ kind: 'table' }, 'A seal closes a bag. [1]')).toBe('A seal closes a bag. [1]');
});

test('a part comes first, then what it is one of', () => {
  expect(reshapeAnswer({ kind: 'part', unit: 'step', place: 2 }, answer)).toMatch(
    /^\*\*Press\.\*\* The press sets the seal\. \[2\]\n\n1\. \*\*Close\.\*\*/,
  );
  expect(reshapeAnswer({ kind: 'part', unit: 'row', place: 0 }, answer)).toMatch(
    /^Seal: Wax; Colour: Red\.\n\n\| Seal/,
  );
  expect(reshapeAnswer({ kind: 'part', unit: 'step', place: 7 }, answer)).toBe(answer);
});
