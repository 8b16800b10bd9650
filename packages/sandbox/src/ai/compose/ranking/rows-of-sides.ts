import type { Table } from '../text/markdown-blocks.ts';
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
  const rows = sides.map((side) => block.rows.find((row) => ownerOf(row) === side));
  return rows.every((row) => row !== undefined) ? rows : undefined;
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
