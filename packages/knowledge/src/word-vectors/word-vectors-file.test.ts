import { expect, test } from 'vitest';
import { ContentError } from '../content/content-error.ts';
import {
  formatWordVectors,
  parseWordVectors,
  quantised,
  vectorLength,
  type WordVectors,
} from './word-vectors-file.ts';

const vectors: WordVectors = new Map([
  ['refund', Int8Array.from({ length: vectorLength }, (_, at) => 4 * at - 127)],
  ['de39', Int8Array.from({ length: vectorLength }, (_, at) => -at)],
  ['cash', new Int8Array(vectorLength).fill(127)],
]);

test('a file gives back the vectors it was made from, sorted by stem', () => {
  const read = parseWordVectors('words.tsv', formatWordVectors(vectors));
  expect(read).toEqual(vectors);
  expect([...read.keys()]).toEqual(['cash', 'de39', 'refund']);
});

test.each([
  ['no tab', (line: string) => line.replace('\t', ' ')],
  ['no stem', (line: string) => line.replace(/^.*\t/, '\t')],
  ['too few numbers', (line: string) => `${line.split('\t')[0]}\tAAAA`],
  ['what is not base64', (line: string) => line.replace(/.$/, '!')],
  ['a stem out of order', (line: string) => line.replace(/^.*\t/, 'aware\t')],
  ['a stem repeated', (line: string) => line.replace(/^.*\t/, 'cash\t')],
  ['nothing', () => ''],
])('a line with %s is refused with its number', (_, broken) => {
  const lines = formatWordVectors(vectors).split('\n');
  const source = lines.with(1, broken(lines[1] ?? '')).join('\n');
  expect(() => parseWordVectors('words.tsv', source)).toThrow(ContentError);
  expect(() => parseWordVectors('words.tsv', source)).toThrow(/^words\.tsv: line 2\b/);
});

test('all vectors are put on one scale, by the greatest number of them all', () => {
  const read = quantised(
    new Map([
      ['card', Float32Array.of(2, -4)],
      ['the', Float32Array.of(0.4, 0.01)],
    ]),
  );
  expect(read).toEqual(
    new Map([
      ['card', Int8Array.of(64, -127)],
      ['the', Int8Array.of(13, 0)],
    ]),
  );
});
