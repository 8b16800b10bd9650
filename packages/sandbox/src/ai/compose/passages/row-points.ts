import { countWords } from '../text/inline-markdown.ts';
import type { Table } from '../text/markdown-blocks.ts';
import { termSet } from '../text/words.ts';
import { tellsMeaning } from './defining-column.ts';
import type { Passage } from './passage.ts';
import type { Point } from './points.ts';

const mostWords = 60;
/** A number or a letter says what it is only together with the name of its column. */
const bareKey = /^\W*(?:\d[\dA-Z]{0,3}|[A-Z]{1,2})\W*$/;
const blank = /^[-–—]?$/;

/** A passage is weighed once for each of the questions asked together. */
const known = new WeakMap<Passage, Point[]>();
/** What is read of its blocks is the same whatever its number. */
const unnumbered = new WeakMap<Passage['blocks'], Omit<Point, 'n'>[]>();

/** The rows of a passage's tables, each written out as a sentence that can stand without its table. */
export function rowPointsOf(passage: Passage): Point[] {
  const read = unnumbered.get(passage.blocks) ?? readRows(passage);
  unnumbered.set(passage.blocks, read);
  const points = known.get(passage) ?? read.map((point) => ({ n: passage.n, ...point }));
  known.set(passage, points);
  return points;
}

function readRows(passage: Passage): Omit<Point, 'n'>[] {
  return passage.blocks.flatMap(({ block, heading }, at): Omit<Point, 'n'>[] => {
    if (block.kind !== 'table') return [];
    const context = new Set([
      ...passage.about,
      ...termSet(`${heading} ${block.leadIn ?? ''} ${block.header.join(' ')}`),
    ]);
    return block.rows.flatMap((row, position): Omit<Point, 'n'>[] => {
      const text = writeRow(block.header, row);
      const words = countWords(text);
      if (text === '' || words > mostWords) return [];
      return [
        {
          sentences: [text],
          position,
          block: at,
          heading,
          origin: 'row',
          opens: false,
          leans: false,
          terms: termSet(row.join(' ')),
          context,
          words,
          cells: row,
        },
      ];
    });
  });
}

/** "**First chargeback, 4853:** 120 days" of a table of two columns; of a wider one each cell with its column's name. */
export function writeRow(header: Table['header'], [key = '', ...cells]: string[]): string {
  const told = cells.flatMap((cell, index) => {
    const name = header[index + 1] ?? '';
    if (blank.test(cell)) return [];
    const isNamed = cells.length > 1 && name !== '' && !(index === 0 && tellsMeaning.test(name));
    return [isNamed ? `${inSentence(name)}: ${cell}` : cell];
  });
  if (blank.test(key) || told.length === 0) return '';
  const name = header[0] !== undefined && bareKey.test(key) ? `${header[0]} ${key}` : key;
  return `**${name.replace(/\*\*/g, '').trim()}:** ${told.join('; ')}.`.replace(/([.!?])\.$/, '$1');
}

/** A column's name inside a sentence; what begins with two capitals is no word of English. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
