import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();

test('little words spelt by ear are no unknown words of a question', () => {
  const { covered, passages } = found('mastrcard anser cod 91 wht meen and shoud we tri agian?');
  expect(covered).toBe(true);
  expect(passages.map(({ section }) => section).join()).toContain('91');
});
