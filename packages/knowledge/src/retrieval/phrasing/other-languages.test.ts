import { expect, test } from 'vitest';
import { askedInEnglish } from './other-languages.ts';

test.each([
  ['rc 51 kya hota hai', 'rc 51 what is'],
  ['DE 39 ka matlab kya hai', 'DE 39 meaning'],
  ['chargeback aur refund me kya farak hai', 'chargeback and refund in difference'],
  ['que es el DE 39', 'what is DE 39'],
  ['was ist ein ARQC', 'what is ARQC'],
  ['\u0645\u0627 \u0647\u0648 DE 39', 'what is DE 39'],
])('words of another language around English terms are read: %s', (asked, read) => {
  expect(askedInEnglish(asked)).toBe(read);
});

test('a question in English stays as it is', () => {
  for (const question of ['What does "me" mean in a log?', 'Show me the se of DE 48', 'Is main a card?'])
    expect(askedInEnglish(question)).toBe(question);
});
