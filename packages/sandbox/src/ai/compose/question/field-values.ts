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
/** "DE 54 (balances) = …", "DE 54 in the 0110: …". */
const remark = '(?:\\s*\\([^()]{1,40}\\)|\\s+(?:in|of|from) (?:the |our |an? |my )?\\w{2,20}(?=\\s*[:=]))?';
const notCounted = '(?!\\s*(?:days?|hours?|minutes?|seconds?|%|percent|digits?|bytes?|characters?|times)\\b)';
const element = new RegExp(
  `(?<![\\w.])(?:DE|F|P(?! ?[12]\\b)|S|[Ff]ield|[Bb]it|[Dd]ata [Ee]lement|[Ee]lement)[\\s-]?0*(?<field>\\d{1,3})${remark}(?:(?:\\s*(?:=|:|\\b(?:is|was|with|contains|has|value|of)\\b))+\\s*["'\`]?(?<value>${groups})|\\s+(?<bare>\\d{2,}(?:[CD]\\d+)*))(?![\\w*])${notCounted}`,
  'g',
);
const tag = new RegExp(
  `(?<![\\w.]|\\b(?:DE|F|P|S|field|bit|element)[ -]?)(?:[Tt]ag )?(?<field>9F[0-9A-F]{2}|5F[0-9A-F]{2}|[4-9][0-9A-F])${remark}(?:\\s*(?:=|:)\\s*|(?<=[0-9A-F]{4}) (?=[0-9A-F]{6}))["'\`]?(?<value>[0-9A-F]{2}(?: ?[0-9A-F]{2})*)(?![\\w*])`,
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

const atOtherTimes =
  /^[\s,]*(?:(?:and|or|but) )?(?:sometimes|at times|other times|also|otherwise|others?)(?: (?:it|they|is|are|we|get|see|with|a|an))*(?= ["'`]?\d)/i;

/** Those that are told to come at other times: "80, and sometimes 40 or 00". */
function laterValues(text: string, length: number): string[] {
  const [before] = atOtherTimes.exec(text) ?? [];
  return before === undefined ? [] : furtherValues(`,${text.slice(before.length)}`, length);
}

const processingCode = /\bprocessing codes?(?:\s*(?:=|:|\b(?:is|was|of|values?)\b))*(?=\s*["'`]?\d{6}\b)/gi;

/** The fields of a question that have a value, as in "MTI 0100, F3 = 000000, tag 9F27 = 80", in their order. */
export function readFieldValues(asked: string): FieldValue[] {
  const question = asked.replace(processingCode, 'DE 3 =');
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
  for (const { 0: written, index, groups: named } of question.matchAll(tag)) {
    const { field = '', value = '' } = named ?? {};
    add('tag', field, value, index);
    const rest = question.slice(index + written.length);
    const others = [...furtherValues(rest, value.length), ...laterValues(rest, value.length)];
    for (const [place, other] of others.entries()) add('tag', field, other, index + (place + 1) / 100, true);
  }
  const isInside = (value: string) => found.some((each) => each.value === value);
  for (const { kind, value } of findCodes(question))
    if (kind === 'mti' && !isInside(value)) add('mti', '', value, question.indexOf(value));
  return found.sort((one, other) => one.at - other.at);
}
