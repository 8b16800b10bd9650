import type { Table } from '../../text/markdown-blocks.ts';

/** A part of a value by its positions, counted from 0, with what a table says it holds and its usual values. */
export type Part = { from: number; to: number; field: string; known: string };

const positions = /^(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2}))?$/;
const positionColumn = /^positions?$|^digits?$/i;
const lengthColumn = /^length$/i;
const fieldColumn = /^(?:field|content|meaning|name|part)s?$|^part of\b/i;

/** "account type (2), amount type (2), currency (3)" in a text. */
const listedLength = /(?:^|,|:|\band\b)\s*([^,:;.()]{3,50}?) \((\d{1,2})\)/g;
const fewestParts = 3;
/** DE 54 has up to six amounts of 20 characters. */
const mostTimes = 6;

/** Says whether a table tells places in a value, and no values. */
export function hasPositions({ header }: Table): boolean {
  return header.some((cell) => positionColumn.test(cell) || lengthColumn.test(cell));
}

/** The parts that a text lists with their lengths, when they cover a value of this length, or follow one another in it again. */
export function listedParts(text: string, length: number): Part[] | undefined {
  const parts: Part[] = [];
  for (const [, name = '', size] of text.matchAll(listedLength)) {
    const from = (parts.at(-1)?.to ?? -1) + 1;
    parts.push({ from, to: from + Number(size) - 1, field: name.replace(/^and /, ''), known: '' });
  }
  const whole = (parts.at(-1)?.to ?? -1) + 1;
  if (parts.length < fewestParts || length % whole !== 0) return undefined;
  return repeated(parts, whole, length / whole);
}

/** The parts of a table of positions or of lengths, when they cover a value of this length without a gap. */
export function layoutOf({ header, rows }: Table, length: number): Part[] | undefined {
  const at = header.findIndex((cell) => positionColumn.test(cell));
  const lengths = header.findIndex((cell) => lengthColumn.test(cell));
  const named = header.findIndex((cell, index) => index !== at && fieldColumn.test(cell));
  const values = header.findIndex((cell) => /\bvalues?$/i.test(cell));
  if (named < 0 || (at < 0 && lengths < 0)) return undefined;
  const parts: Part[] = [];
  for (const row of rows) {
    const placed = at >= 0 ? placeOf(row[at] ?? '') : placeBehind(parts.at(-1)?.to ?? -1, row[lengths] ?? '');
    if (placed === undefined) return undefined;
    parts.push({ ...placed, field: row[named] ?? '', known: row[values] ?? '' });
  }
  const first = parts[0]?.from ?? 0;
  const isWhole = parts.every(
    (part, index) => part.from === (index === 0 ? first : (parts[index - 1]?.to ?? 0) + 1),
  );
  const whole = (parts.at(-1)?.to ?? -1) - first + 1;
  if (!isWhole || first > 1 || whole < 1 || length % whole !== 0 || length / whole > mostTimes)
    return undefined;
  return repeated(
    parts.map((part) => ({ ...part, from: part.from - first, to: part.to - first })),
    whole,
    length / whole,
  );
}

/** Parts that follow one another in a value again. */
const repeated = (parts: readonly Part[], whole: number, times: number): Part[] =>
  Array.from({ length: times }, (_, time) =>
    parts.map((part) => ({ ...part, from: part.from + time * whole, to: part.to + time * whole })),
  ).flat();

function placeOf(cell: string): { from: number; to: number } | undefined {
  const [, from, to = from] = positions.exec(cell) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

function placeBehind(last: number, cell: string): { from: number; to: number } | undefined {
  const length = /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
  return length > 0 ? { from: last + 1, to: last + length } : undefined;
}
