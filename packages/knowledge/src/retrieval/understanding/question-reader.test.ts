import { expect, test } from 'vitest';
import { Lexicon } from '../../memory-index/lexicon.ts';
import { QuestionReader } from './question-reader.ts';
import type { TermForms } from './term-forms.ts';

const forms = { find: () => [], secondStems: () => [] } as unknown as TermForms;
const count = (lexicon: Lexicon, word: string) => {
  const stem = lexicon.addStem(word);
  const words = [lexicon.addWord(word, stem)];
  lexicon.countPassage({ stems: [stem], titled: [], words, isRow: false, isImported: true }, 1);
};

test('a text is read once while the index stays as it is', () => {
  const lexicon = new Lexicon();
  count(lexicon, 'chargeback');
  const reader = new QuestionReader(lexicon, forms);
  expect(reader.understand('chargeback')).toBe(reader.understand('chargeback'));
  expect(reader.spell('chargebock')).toBe(reader.spell('chargebock'));
});

test('it is read anew once a document came in', () => {
  const lexicon = new Lexicon();
  count(lexicon, 'chargeback');
  const reader = new QuestionReader(lexicon, forms);
  expect(reader.spell('a quorvix').text).toBe('a quorvix');
  expect(reader.understand('quorvex').aspects[0]?.standing).toBe('unknown');
  count(lexicon, 'quorvex');
  expect(reader.spell('a quorvix').text).toBe('a quorvex');
  expect(reader.understand('quorvex').aspects[0]?.standing).toBe('known');
});
