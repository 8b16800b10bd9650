import { type Passage, readRowHeading } from './passage.ts';

/** What passages call a data element, and the passage that does. */
export type ElementName = { name: string; n: number };

const fieldColumn = /^(?:DE|fields?|data elements?|elements?)$/i;
/** "2 PAN, 3 processing code": numbers and names in one cell. */
const numbered = /(?:^|,\s*)(\d{1,3}) (\p{L}[^,;|]{1,40}?)(?=,|;|$)/gu;
/** "DE 52 PIN block" in a cell, "DE 41 (terminal identification)" in a sentence; behind other words of a cell a clause may go on. */
const inCell = /\bDE (\d{1,3}) (\p{Lu}[\p{L} -]{1,30}|(?<=^DE \d{1,3} )[\p{Ll} -]{3,30}?)(?=,|;|\.|$)/gu;
const inBrackets = /\bDE (\d{1,3}) \((\p{L}[\p{L}\d /,-]{2,50})\)/gu;
/** "12, 13 local time and date": what stands behind several numbers is the name of none. */
const severalNumbers = /(?:^|,\s*)\d{1,3},\s*$/;
/** A header or a record has fields of its own, with other numbers. */
const onElements = /\bISO 8583\b|\bdata elements?\b|\bDE\b/;
const mostWords = 6;

/** The names that the passages give to data elements of ISO 8583, by number; those of reference rows before all others. */
export function elementNames(passages: Passage[]): Map<number, ElementName> {
  const names = new Map<number, ElementName>();
  const add = (number: number, name: string, n: number) => {
    const bare = name.trim();
    if (!names.has(number) && bare !== '' && bare.split(/\s+/).length <= mostWords)
      names.set(number, { name: bare.charAt(0).toUpperCase() + bare.slice(1), n });
  };
  const addAll = (text: string, form: RegExp, n: number) => {
    for (const { 0: found, 1: number, 2: name = '', index } of text.matchAll(form)) {
      const before = text.slice(0, index) + (found.startsWith(',') ? ', ' : '');
      if (!severalNumbers.test(before)) add(Number(number), name, n);
    }
  };
  for (const { rowKey, title, section, n } of passages)
    if (rowKey !== null && /^\d{1,3}$/.test(rowKey) && /\bdata elements\b/i.test(title))
      add(Number(rowKey), readRowHeading(section)?.name ?? '', n);
  for (const { title, section, blocks, text, n } of passages) {
    for (const { block } of blocks) {
      if (block.kind !== 'table') continue;
      const [head = '', second = ''] = block.header;
      for (const [key = '', name = '', ...rest] of block.rows) {
        if (fieldColumn.test(head) && onElements.test(`${head} ${title} ${section}`)) {
          const number = /^(?:DE )?(\d{1,3})$/.exec(key)?.[1];
          if (number === undefined) addAll(key.replace(/^DE /, ''), numbered, n);
          else if (/\bname\b|\bfield\b|\bcontents?\b|\belement\b/i.test(second)) add(Number(number), name, n);
        }
        for (const cell of [key, name, ...rest]) addAll(cell, inCell, n);
      }
    }
    addAll(text, inBrackets, n);
  }
  return names;
}
