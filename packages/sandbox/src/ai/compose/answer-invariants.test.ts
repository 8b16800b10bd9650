import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as cards from '../../testing/card-passages.ts';
import { ask, type TestPassage } from '../../testing/prompt.ts';

const passages: TestPassage[] = Object.values(cards);
const questions = [
  'What does DE 39 = 05 mean?',
  'difference between 0400 and 0420',
  'How is a purchase authorised?',
  'Why does PIN translation fail?',
  'Show me a 0100 message',
  'Which response codes are there?',
  'clearing vs settlement',
  'What is a key block and why is it used?',
  'DE 22 = 051',
  'and then?',
  '',
];
const some = fc.uniqueArray(fc.constantFrom(...passages), { maxLength: 6 });
const question = fc.oneof(fc.constantFrom(...questions), fc.string({ maxLength: 80, unit: 'grapheme' }));

test('any question gets an answer, always the same one, with citations only of passages that were sent', () => {
  fc.assert(
    fc.property(some, question, (sent, asked) => {
      const answer = ask(sent, asked);
      expect(answer.trim()).not.toBe('');
      expect(ask(sent, asked)).toBe(answer);
      const outsideCode = answer.replace(/```[\s\S]*?```/g, '');
      for (const [, n] of outsideCode.matchAll(/(?<!\\)\[(\d+)\]/g))
        expect(Number(n)).toBeLessThanOrEqual(sent.length);
    }),
    { numRuns: 150 },
  );
});

test('no fence, table row or sentence of a passage is ever cut', () => {
  fc.assert(
    fc.property(some, fc.constantFrom(...questions), (sent, asked) => {
      const answer = ask(sent, asked);
      expect((answer.match(/^```/gm) ?? []).length % 2).toBe(0);
      const tables = answer.match(/(?:^\|.*\n?)+/gm) ?? [];
      for (const table of tables) {
        const widths = table
          .trim()
          .split('\n')
          .map((line) => line.split(/(?<!\\)\|/).length);
        expect(new Set(widths).size).toBe(1);
        expect(table.split('\n')[1]).toMatch(/^\| --- /);
      }
      for (const bullet of answer.match(/^(?:- |\d+\. ).*$/gm) ?? []) expect(bullet).toMatch(/\[\d+\]$/);
    }),
    { numRuns: 150 },
  );
});

test('passages of any Markdown do no harm', () => {
  const pieces = fc.constantFrom(
    '# H\n',
    '```\n',
    '| a | b |\n|---|---|\n',
    '| 1 |\n',
    '- item\n',
    '  more\n',
    '1. one\n',
    '**b**\n',
    '\n\n',
    '> q\n',
    '[x](y',
    '<div>',
    'A card is a card. ',
    '`',
    '~~~\n',
    'DE 39 ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), fc.constantFrom(...questions), (body, asked) => {
      expect(ask([{ title: 'Card', body: body.join('') }], asked)).not.toBe('');
    }),
    { numRuns: 300 },
  );
});
