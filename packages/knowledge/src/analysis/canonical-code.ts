import { codeFamilies } from './code-families.ts';

const mostCodesOfRange = 2_000;

/** The exact tokens of all codes that a key stands for: one, or each of a range such as 3000-3350. */
export function canonicalCodes(kind: string, key: string): string[] {
  const [, first = '', last = ''] = /^(\d+) ?[-\u2013] ?(\d+)$/.exec(key) ?? [];
  const count = Number(last) - Number(first) + 1;
  const isRange = first.length > 0 && first.length === last.length && count > 1 && count <= mostCodesOfRange;
  const keys = isRange
    ? Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, '0'))
    : [key];
  return keys.flatMap((each) => canonicalCode(kind, each) ?? []);
}

/** EMV values with a table of their bits, whose keys are "byte 1 bit 8"; the kind of such a table is `tvr-bit`. */
const valuesWithBits = ['tvr', 'tsi', 'aip', 'auc', 'ttq', 'ctq', 'capability'];

/**
 * The exact token of a code: `canonicalCode('data-element', '039')` is `de39`. Undefined when the kind has
 * no such tokens, or the key is none of its codes.
 */
export function canonicalCode(kind: string, key: string): string | undefined {
  const value = valuesWithBits.find((each) => kind === `${each}-bit`);
  const place = /^byte (\d+) bit (\d)$/i.exec(key);
  if (value && place) return `${value}${place[1]}.${place[2]}`;
  const family = codeFamilies[kind];
  if (!family) return undefined;
  const text = key.toLowerCase().replace(/^0x|^iso(?=-\d$)|[\s-]/g, '');
  if (!family.shape.test(text)) return undefined;
  if (family.prefix.startsWith('de')) return family.prefix + text.replace(/^0+(?=\d)/, '');
  const kept = family.kept && text.length > family.kept ? text.slice(0, family.kept) : text;
  const code = family.bitsOfCode === undefined ? kept : masked(kept, family.bitsOfCode);
  return family.prefix + (/^\d+$/.test(code) ? code.padStart(family.width ?? 0, '0') : code);
}

/** 42 is CVM 02, to be followed by the next one when it fails. */
function masked(digits: string, bits: number): string {
  return (Number.parseInt(digits, 16) & bits).toString(16).padStart(digits.length, '0');
}

const prefixes = [
  ...new Set([...valuesWithBits, ...Object.values(codeFamilies).map(({ prefix }) => prefix)]),
].sort((one, other) => other.length - one.length);

/** What the tokens of a code's family begin with: `tag` of `tagdf01`, `de` of `de48.42`. A code of no family has its letters. */
export function prefixOf(code: string): string {
  const known = prefixes.find((prefix) => code.startsWith(prefix)) ?? code;
  return /^[a-z]+/.exec(known)?.[0] ?? code;
}
