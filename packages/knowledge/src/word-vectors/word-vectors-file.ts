import { ContentError } from '../content/content-error.ts';

/** Where the file of the built-in content lies in the folder of the content. */
export const wordVectorsPath = 'word-vectors/words.tsv';

/** How many numbers the vector of a word has. */
export const vectorLength = 64;

/** The vectors of words by stem; only their directions and their lengths against each other mean something. */
export type WordVectors = ReadonlyMap<string, Int8Array>;

const most = 127;
const line = /^([^\t]+)\t([A-Za-z0-9+/]+={0,2})$/;

/** Vectors as whole numbers from -127 to 127, all on one scale: the greatest number of them all becomes 127. */
export function quantised(vectors: ReadonlyMap<string, Float32Array>): WordVectors {
  let greatest = 0;
  for (const vector of vectors.values())
    for (const number of vector) greatest = Math.max(greatest, Math.abs(number));
  const scale = most / (greatest || 1);
  return new Map(
    [...vectors].map(([stem, vector]) => [
      stem,
      Int8Array.from(vector, (number) => Math.round(number * scale)),
    ]),
  );
}

/** The text of a file of word vectors: a line for each stem, sorted by code units: the stem, a tab, its numbers as bytes in base64. */
export function formatWordVectors(vectors: WordVectors): string {
  return [...vectors]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([stem, vector]) => `${stem}\t${Buffer.from(vector).toString('base64')}\n`)
    .join('');
}

/**
 * What `formatWordVectors` wrote. Throws ContentError naming the first line that is not in its form, or whose stem does not come
 * after that of the line before.
 *
 * @param file how the file is called in an error
 */
export function parseWordVectors(file: string, source: string): WordVectors {
  const vectors = new Map<string, Int8Array>();
  let before = '';
  for (const [index, text] of source.replace(/\n$/, '').split('\n').entries()) {
    const [, stem = '', base64 = ''] = line.exec(text) ?? [];
    const bytes = Buffer.from(base64, 'base64');
    if (stem === '') throw new ContentError(file, `line ${index + 1} is not a stem, a tab and base64`);
    if (bytes.length !== vectorLength)
      throw new ContentError(file, `line ${index + 1} has ${bytes.length} numbers, not ${vectorLength}`);
    if (stem <= before)
      throw new ContentError(file, `line ${index + 1}: ${stem} does not come after ${before}`);
    vectors.set(stem, Int8Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)));
    before = stem;
  }
  return vectors;
}
