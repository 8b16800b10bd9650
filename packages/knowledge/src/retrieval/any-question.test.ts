import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInEngine } from '../testing/built-in-engine.ts';
import { coveredQuestions } from '../testing/covered-questions.ts';

const { foundAnew } = builtInEngine();

test('no text makes retrieval fail', () => {
  const syntax = fc.string({
    unit: fc.constantFrom(...'"*^():+-.,{}\\\'\0 ', 'AND ', 'NEAR(', 'title:', 'de39 ', '='),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), syntax), (question) => {
      const { passages } = foundAnew(question, [{ question: question.slice(1), answer: question }]);
      expect(passages.length).toBeLessThanOrEqual(8);
    }),
    { numRuns: 300 },
  );
});

test('a question of 4,000 characters is answered in time', () => {
  const long = 'The terminal sent an authorisation and DE 39 came back. '.repeat(70);
  const before = process.cpuUsage();
  expect(foundAnew(`${long} What is stand-in processing?`).covered).toBe(true);
  // Time of the processor: what others do on a busy machine is not counted.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});

test.each([
  ['one word', 'acquirers ', 'xyz'],
  ['a word and many others', `acquirers ${'xyz'.repeat(666)}`, ' acquirers'],
  ['one word of capitals', 'Visa ', 'XYZ'],
  ['one word of letters that fold to two', 'cvv 1 ', 'ß'],
])('%s that fills a question is answered in time', (_, begin, unit) => {
  const before = process.cpuUsage();
  foundAnew((begin + unit.repeat(4_000)).slice(0, 4_000));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});

test('half of the questions take less than five milliseconds', () => {
  const times = coveredQuestions.map(([question]) => {
    const before = process.cpuUsage();
    foundAnew(question);
    return process.cpuUsage(before).user / 1_000;
  });
  times.sort((one, other) => one - other);
  expect(times[times.length >> 1]).toBeLessThan(5);
});
