import { findCodes } from './codes.ts';

/** A field of a message with the value that a question gives it. */
export type FieldValue = {
  kind: 'mti' | 'element' | 'tag';
  /** The number of a data element, or a tag in hexadecimal digits; empty for a message type. */
  field: string;
  /** Without the spaces between its groups. */
  value: string;
  at: number;
};

const groups = '\\d[0-9A-Z]*(?: \\d+(?![\\w.:]))*|[A-Z]{1,3}\\d[0-9A-Z]*';
const remark = '(?:\\s*\\([^()]{1,40}\\))?';
const notCounted = '(?!\\s*(?:days?|hours?|minutes?|seconds?|%|percent|digits?|bytes?|characters?|times)\\b)';
const element = new RegExp(
  `(?<![\\w.])(?:DE|F|P(?! ?[12]\\b)|S|[Ff]ield|[Bb]it|[Dd]ata [Ee]lement|[Ee]lement)[\\s-]?0*(?<field>\\d{1,3})${remark}(?:(?:\\s*(?:=|:|\\b(?:is|was|with|contains|has|value|of)\\b))+\\s*["'\`]?(?<value>${groups})|\\s+(?<bare>\\d{2,}(?:[CD]\\d+)*))(?![\\w*])${notCounted}`,
  'g',
);
const tag = new RegExp(
  `(?<![\\w.]|\\b(?:DE|F|P|S|field|bit|element)[ -]?)(?:[Tt]ag )?(?<field>9F[0-9A-F]{2}|5F[0-9A-F]{2}|[4-9][0-9A-F])${remark}\\s*(?:=|:)\\s*["'\`]?(?<value>[0-9A-F]{2}(?: ?[0-9A-F]{2})*)(?![\\w*])`,
  'g',
);

const further =
  /^["'`]?\s*(?:,\s*(?:and |or )?|\/|\b(?:and|or|vs\.?|versus)\b)\s*["'`]?(\d[0-9A-Z]*)(?![\w:*-]|\.\d|\s*[=(])/;

/** Of "DE 22 051 vs 071 or 901" the values behind the first, which are as long. */
function furtherValues(text: string, length: number): string[] {
  const [written = '', value = ''] = further.exec(text) ?? [];
  return value.length !== length ||
    length < 2 ||
    new RegExp(`^${notCounted}`).test(text.slice(written.length)) === false
    ? []
    : [value, ...furtherValues(text.slice(written.length), length)];
}

/** The fields of a question that have a value, as in "MTI 0100, F3 = 000000, tag 9F27 = 80", in their order. */
export function readFieldValues(question: string): FieldValue[] {
  const found: FieldValue[] = [];
  const add = (kind: FieldValue['kind'], field: string, written: string, at: number, isFurther = false) => {
    const value = written.replaceAll(' ', '');
    const isKnown = (each: FieldValue) =>
      each.kind === kind && each.field === field && (!isFurther || each.value === value);
    if (!found.some(isKnown)) found.push({ kind, field, value, at });
  };
  for (const { 0: written, index, groups: named } of question.matchAll(element)) {
    const value = named?.value ?? named?.bare ?? '';
    add('element', named?.field ?? '', value, index, named?.value !== undefined);
    const others = furtherValues(question.slice(index + written.length), value.length);
    for (const [place, other] of others.entries())
      add('element', named?.field ?? '', other, index + (place + 1) / 100, true);
  }
  for (const { index, groups: named } of question.matchAll(tag))
    add('tag', named?.field ?? '', named?.value ?? '', index);
  const isInside = (value: string) => found.some((each) => each.value === value);
  for (const { kind, value } of findCodes(question))
    if (kind === 'mti' && !isInside(value)) add('mti', '', value, question.indexOf(value));
  return found.sort((one, other) => one.at - other.at);
}
