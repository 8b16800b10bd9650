import { expect, test } from 'vitest';
import { analyse } from '../../analysis/analyse.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { namesByUnseenWord } from '../coverage/invented-names.ts';
import type { Engine } from '../engine.ts';
import { QuestionReader } from './question-reader.ts';
import { settle } from './settle-tokens.ts';
import type { TermForms } from './term-forms.ts';

test('a run of letters is not searched for among misspelt words', () => {
  let lookups = 0;
  const knows = (word: string) => {
    lookups += 1;
    return word === 'record';
  };
  const lexicon = { knows, corrections: () => [], stemOf: () => undefined } as unknown as Lexicon;
  const forms = { secondStems: () => [] } as unknown as TermForms;
  const engine = {
    lexicon,
    forms,
    reader: new QuestionReader(lexicon, forms),
    beyond: { knowsWord: () => false },
  } as unknown as Engine;
  namesByUnseenWord(`the ${'xyz'.repeat(300)} record`, engine);
  expect(lookups).toBeLessThan(20);
});

test('a run of letters is not cut in two at each of its places', () => {
  let lookups = 0;
  const stemOf = () => {
    lookups += 1;
    return undefined;
  };
  const lexicon = { has: () => false, frequency: () => 0, rowsOf: () => [], stemOf } as unknown as Lexicon;
  const [settled] = settle(analyse('xyz'.repeat(300)), new Map(), lexicon);
  expect(settled?.standing).toBe('unknown');
  expect(lookups).toBe(0);
});
