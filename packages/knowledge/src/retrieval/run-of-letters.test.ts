import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { namesByUnseenWord } from './invented-names.ts';

test('a run of letters is not searched for among misspelt words', () => {
  let lookups = 0;
  const knows = (word: string) => {
    lookups += 1;
    return word === 'record';
  };
  const engine = {
    lexicon: { knows, corrections: () => [], stemOf: () => undefined },
    forms: { secondStems: () => [] },
    beyond: { knowsWord: () => false },
  } as unknown as Engine;
  namesByUnseenWord(`the ${'xyz'.repeat(300)} record`, engine);
  expect(lookups).toBeLessThan(20);
});
