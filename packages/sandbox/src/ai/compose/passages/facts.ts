import type { Table } from '../text/markdown-blocks.ts';
import { isAcronym, termSet } from '../text/words.ts';
import { type Passage, readRowHeading } from './passage.ts';

/** One thing a passage says about something under a name: a table's column, a reference row's line, a heading's name. */
export type Fact = {
  field: string;
  value: string;
  n: number /** Which table, or kind of row, says it. */;
  of: string;
};

/** Says whether a key (a table's cell, the name before a dash) is the thing sought. `context` is what it stands under. */
type KeyMatch = (key: string, context: string) => boolean;

const keyWords = 6;
const labels =
  /^\**(Format|Where|Where used|Used in|Length|Type|Values?|Attributes?|Direction|Presence|Template|Source|Also called|Note|Set by|Sent by|Present in)\**:\**\s+(.+?)\.?$/i;
const formatRemark = /^\*\*[^*]+\*\* \(format (.+)\)$/m;
/** What the header of a column of codes or names says when a table has it second, behind a column of words. */
const keyColumn =
  /^(?:.{0,20}\b)?(?:codes?|MTI|DE|tag|TC|PDS|number|no\.|abbreviation|short (?:form|name))$/i;
/** Reference rows and entries all say the same kinds of things. */
export const ofRows = 'rows';
const countingColumn = /^(?:#|no\.?|step|order)$/i;

/**
 * Everything the passages say about one thing in tables and reference rows, most specific first: once for each field, or
 * once for each field of each table.
 */
export function factsAbout(
  passages: Passage[],
  isKey: KeyMatch,
  { ofEachTable = false }: { ofEachTable?: boolean } = {},
): Fact[] {
  const facts: Fact[] = [];
  const add = (field: string, value: string, n: number, of: string) => {
    const terms = termSet(value);
    const known = facts.some(
      (fact) =>
        (!ofEachTable || fact.of === of) &&
        (fact.field.toLowerCase() === field.toLowerCase() || saysNothingNew(terms, termSet(fact.value))),
    );
    if (!known && field !== '' && !/^[-–—]?$/.test(value)) facts.push({ field, value, n, of });
  };
  for (const passage of passages) {
    for (const name of headingsOf(passage)) {
      const row = readRowHeading(name);
      if (row === null || !(isKey(row.key, passage.title) || isKey(row.name, passage.title))) continue;
      if (!isAcronym(row.name)) add('Meaning', row.name, passage.n, ofRows);
      for (const [field, text] of labelled(passage))
        add(field.toLowerCase() === 'source' ? 'Standard' : field, text, passage.n, ofRows);
      const format = formatRemark.exec(passage.text)?.[1];
      if (format !== undefined) add('Format', format, passage.n, ofRows);
    }
  }
  for (const passage of passages) {
    for (const { block, heading } of passage.blocks) {
      if (block.kind !== 'table') continue;
      const key = keyColumnOf(block);
      for (const row of block.rows) {
        const cell = row[key] ?? '';
        const context = `${block.header[key]} ${heading} ${passage.title}`;
        if (cell.split(/\s+/).length > keyWords || !isKey(cell, context)) continue;
        for (const [index, value] of row.entries())
          if (index !== key && isName(block.header[index] ?? ''))
            add(block.header[index] ?? '', value, passage.n, block.header.join(' | '));
      }
    }
  }
  return facts;
}

/** A row is about what stands in its first column, or in the second when that one is named as the column of codes. */
function keyColumnOf({ header, rows }: Table): number {
  const second = header[1] ?? '';
  if (countingColumn.test(header[0] ?? '')) return 1;
  const isCodes = keyColumn.test(second) && !keyColumn.test(header[0] ?? '') && header.length > 2;
  return isCodes && rows.every((row) => (row[1] ?? '').split(/\s+/).length <= keyWords) ? 1 : 0;
}

/** A column is named by a word; one named by a number holds an example of something else. */
function isName(header: string): boolean {
  return /\p{L}{2,}/u.test(header) && !/^\d/.test(header);
}

function saysNothingNew(terms: Set<string>, known: Set<string>): boolean {
  return terms.size > 0 && [...terms].every((term) => known.has(term));
}

function headingsOf(passage: Passage): Set<string> {
  return new Set([passage.section, ...passage.blocks.map(({ heading }) => heading)].filter(Boolean));
}

/** Lines such as "Format: an 2." which a reference row consists of besides its meaning. */
function labelled(passage: Passage): [field: string, value: string][] {
  const lines = passage.blocks.flatMap(({ block }) =>
    block.kind === 'paragraph' ? block.sentences : block.kind === 'list' ? block.items : [],
  );
  return lines.flatMap((line) => {
    const [, field, value] = labels.exec(line) ?? [];
    return field !== undefined && value !== undefined ? [[field, value] as [string, string]] : [];
  });
}

/** Says whether a sentence is such a line, which means nothing away from its row. */
export function isLabelled(sentence: string): boolean {
  return labels.test(sentence);
}
