import { announces, mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import { type Passage, readRowHeading } from './passage.ts';

/**
 * Of "a 0100 with DE 39 = 05" the value is asked for; message and element only say where it stands. Of "DE 61 of a 0100" it is
 * the element.
 */
export function targetsOf(codes: Code[]): Code[] {
  const values = codes.filter(({ kind }) => kind !== 'element');
  const inside = values.filter(({ kind }) => kind !== 'mti');
  const elements = codes.filter(({ kind }) => kind === 'element');
  return [inside, elements, values].find((each) => each.length > 0) ?? codes;
}

/**
 * How a passage stands to the codes asked for: `row` when it is the reference row of one, `foreign` when it is the row
 * of something else, `open` otherwise.
 */
export function standingOf({ title, section, rowKey }: Passage, codes: Code[]): 'row' | 'foreign' | 'open' {
  const targets = targetsOf(codes);
  if (targets.length === 0) return 'open';
  if (rowKey === null) return 'open';
  const isRow = (code: Code) =>
    announces(title, code) &&
    (mentionsCode(rowKey, code, `${title} code`) || isNamedAs(code, readRowHeading(section)?.name ?? ''));
  if (targets.some(isRow)) return 'row';
  return codes.some((code) => !targets.includes(code) && isRow(code)) ? 'open' : 'foreign';
}

/** "ISO-4 — ISO format 4" is the row of format 4. */
function isNamedAs({ kind, label }: Code, name: string): boolean {
  return (
    kind === 'other' && / \d/.test(label) && ` ${name.toLowerCase()}`.endsWith(` ${label.toLowerCase()}`)
  );
}
