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

/** Says whether a row is of a table of the code's kind: of a value of an element it is where it says that it is used in that. */
export function isOfKind({ title, text }: Pick<Passage, 'title' | 'text'>, code: Code): boolean {
  const element = /^DE \d+(?= = )/.exec(code.label)?.[0];
  const isUsedIn = element !== undefined && new RegExp(`Where used: .*\\b${element}\\b`).test(text);
  return isUsedIn || announces(title, code);
}

/**
 * How a passage stands to the codes asked for: `row` when it is the reference row of one, `foreign` when it is the row
 * of something else, `open` otherwise.
 */
export function standingOf(
  { title, section, rowKey, text }: Passage,
  codes: Code[],
): 'row' | 'foreign' | 'open' {
  const targets = targetsOf(codes);
  if (targets.length === 0) return 'open';
  if (rowKey === null) return 'open';
  const isRow = (code: Code) =>
    isOfKind({ title, text }, code) &&
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
