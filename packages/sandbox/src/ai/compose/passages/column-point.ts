import { countWords } from '../text/inline-markdown.ts';
import { termSet } from '../text/words.ts';
import type { Passage } from './passage.ts';
import type { Point } from './points.ts';
import { writeRow } from './row-points.ts';

const mostWords = 50;
const fewestRows = 2;

/** The column of a table that compares things, written out as one sentence: what the table says of the thing in its header. */
export function columnPointOf(passage: Passage, isThing: (header: string) => boolean): Point | undefined {
  for (const [at, { block, heading }] of passage.blocks.entries()) {
    if (block.kind !== 'table') continue;
    const column = block.header.findIndex((header, index) => index > 0 && isThing(header));
    if (column < 0) continue;
    const rows = [...block.rows];
    const write = () =>
      writeRow(
        ['', ...rows.map(([name = '']) => name)],
        [block.header[column] ?? '', ...rows.map((row) => row[column] ?? '')],
      );
    while (rows.length > fewestRows && countWords(write()) > mostWords) rows.pop();
    const text = write();
    if (rows.length < fewestRows || countWords(text) > mostWords) continue;
    return {
      n: passage.n,
      sentences: [text],
      position: 0,
      block: at,
      heading,
      origin: 'row',
      opens: false,
      leans: false,
      terms: termSet(text),
      context: new Set([...passage.about, ...termSet(heading)]),
      words: countWords(text),
    };
  }
  return undefined;
}
