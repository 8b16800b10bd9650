import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../../testing/prompt.ts';

const method: TestPassage = {
  title: 'PIN verification',
  body: 'The offset is the difference of the chosen PIN and the natural PIN, each digit modulo 10.',
};

test('an offset is what each digit of the chosen PIN is more than that of the natural one', () => {
  expect(ask([method], 'Natural PIN 8365, the customer picked 1234. Which offset is stored?')).toContain(
    '`1234` − `8365` = **`3979`**',
  );
  expect(ask([method], 'natural PIN is 2749 and the chosen PIN 5000, offset?')).toContain('**`3361`**');
});

test('the natural PIN and an offset make the PIN', () => {
  expect(ask([method], 'The natural PIN is 8365 and the offset 3979, which PIN is typed?')).toContain(
    '`8365` + `3979` = **`1234`**',
  );
});

test.each([
  'Natural PIN 8365, the customer picked 12345. Which offset is stored?',
  'What is the offset of a PIN of 1234?',
])('nothing is worked out where one of the two is missing or longer: %s', (question) => {
  expect(ask([method], question)).not.toContain('modulo 10: `');
});
