import { plainText } from '../text/inline-markdown.ts';
import type { Table } from '../text/markdown-blocks.ts';
import { termSet } from '../text/words.ts';
import type { Material } from './material.ts';
import type { Side } from './sides.ts';
import { isTable, type Structure } from './structures.ts';

/** The side a row's key names: of "Acquirer processor" the processor; none when it joins two, as in "Debit and credit". */
export function sideOfKey(key: string, sides: Side[], matches: (side: Side) => boolean): Side | undefined {
  const named = sides.filter(matches);
  if (named.length < 2) return named[0];
  if (/\b(?:and|or)\b|[,/&]/i.test(key)) return undefined;
  const head = key.trim().split(/\s+/).at(-1) ?? '';
  return named.find((side) => side.in(head));
}

/** Other rows that a table of sides may have and still say little besides. */
const mostOtherRows = 2;
const mostRowsOfSide = 2;

/** The tables that have a row for each side and little else: turned into columns they need not be shown again. */
export function tablesOfRows({ structures }: Material, sides: Side[]): Table[] {
  return structures
    .filter(isTable)
    .filter(
      (table) =>
        table.block.rows.length <= sides.length + mostOtherRows && rowsOfSides(table, sides) !== undefined,
    )
    .map(({ block }) => block);
}

function rowsOfSides({ block, heading }: Structure<Table>, sides: Side[]): string[][] | undefined {
  const ownerOf = ([cell = '']: string[]) => {
    const key = cell.split(',')[0] ?? '';
    return sideOfKey(key, sides, (side) => side.is(key, `${block.header[0]} ${heading}`));
  };
  const isJust = ([cell = '']: string[], { label }: Side) =>
    plainText(cell).trim().toLowerCase() === label.toLowerCase();
  const rows = sides.map(
    (side) => block.rows.find((row) => isJust(row, side)) ?? block.rows.find((row) => ownerOf(row) === side),
  );
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/**
 * A table in which each side has rows of its own among those of other things, and of it these rows: of several tables
 * the one whose heading and columns are most on what is asked.
 */
export function tableWithRows(
  { structures, relevance }: Material,
  sides: Side[],
): { table: Structure<Table>; rows: string[][] } | undefined {
  const found = structures.filter(isTable).flatMap((table) => {
    const { block, heading } = table;
    const context = `${block.header[0]} ${heading}`;
    const rows = block.rows.flatMap((row) => {
      const owners = sides.filter(
        (side) => side.in(row[0] ?? '', context) && (side.code !== null || !side.isOfOther(row[0] ?? '')),
      );
      return owners.length === 1 ? [{ row, owner: owners[0] }] : [];
    });
    const isEach = sides.every((side) => rows.some(({ owner }) => owner === side));
    const about = relevance.share(termSet(`${heading} ${block.header.join(' ')} ${block.leadIn ?? ''}`));
    return isEach && rows.length <= sides.length * mostRowsOfSide
      ? [{ table, rows: rows.map(({ row }) => row), about }]
      : [];
  });
  return found.toSorted((one, other) => other.about - one.about)[0];
}

/** The rows of a table that has one for each side, turned into a column for each; a comma in a key opens its remark. */
export function turnedRows({ structures }: Material, sides: Side[]): string[][] | undefined {
  for (const table of structures.filter(isTable)) {
    const { block, n } = table;
    const rows = rowsOfSides(table, sides);
    if (rows === undefined) continue;
    const turned = block.header
      .map((field, index) => [field, ...rows.map((row) => row[index] ?? '')])
      .slice(1)
      .filter(([field, ...cells]) => field !== '' && cells.every((cell) => /[\p{L}\p{N}]/u.test(cell)));
    if (turned.length > 0)
      return turned.map(([field = '', ...cells]) => [field, ...cells.map((cell) => `${cell} [${n}]`)]);
  }
  return undefined;
}
