/** A code of the trade, or a dump: a value in hexadecimal too long to be read as one. */
export type FoundCode = { readonly index: number; readonly code: string; readonly kind: 'code' | 'dump' };

/** Sixteen hexadecimal digits or more, in one piece or in pairs. */
const dump = /\b(?:[\dA-Fa-f]{16,}|(?:[\dA-Fa-f]{2} ){7,}[\dA-Fa-f]{2})\b/;

/** What says by itself that it is a code: data elements, EMV tags, transaction codes, message types of ISO 8583 and of ISO 20022. */
const plain =
  /\b(?:DE[ \u00a0]?\d{1,3}(?:\.\d{1,2})?|TC[ \u00a0]?\d{2}|(?:5F|9F|BF|DF)[0-9A-F]{2}|0[1-8][0-4][0-5]|(?:acmt|auth|caaa|cain|camt|pacs|pain)\.\d{3}(?:\.\d{3}\.\d{2})?)\b(?![-–]\d)/;

/** `05`, `1A`, `N7`, `4853`, `10.4`: a number like any other, unless the words before it say what it is. */
const value = /\b(?:\d{2}\.\d{1,2}|\d{2,4}|\d[A-Z]|[A-Z]\d)\b(?![-–]\d)/;

const announced = new RegExp(
  `\\b(?:(?:[Rr]esponse|[Aa]ction|[Rr]eason) codes? |DE[ \\u00a0]?39 ?= ?)${value.source}(?:(?:, | and | or | vs )${value.source})*`,
);

/** `The response codes seen most often: 00 approved, 05 do not honour`. */
const listed = new RegExp(
  `\\b[Rr]esponse codes?\\)? [a-z ]{0,40}: ?${value.source} [a-z][^,.:;]{0,40}(?:, ${value.source} [a-z][^,.:;]{0,40})+`,
);

const field = /(?<=\b(?:[Ss]ub)?[Ff]ield )\d{1,3}\.\d{1,2}\b/;

const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'g');

const runs = anyOf(dump, listed, announced, plain, field);
const codesOfRun = anyOf(plain, value);
const onlyDump = new RegExp(`^(?:${dump.source})$`);
const introduced = /^(?:[Rr]esponse|[Aa]ction|[Rr]eason|DE[ \u00a0]?39 ?=)/;

/** The codes of a text in their order. Numbers are none, unless the text calls them so. */
export const findCodes = (text: string): readonly FoundCode[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }): FoundCode[] => {
    if (onlyDump.test(run)) return [{ index, code: run, kind: 'dump' }];
    if (!introduced.test(run)) return [{ index, code: run, kind: 'code' }];
    return [...run.matchAll(codesOfRun)].map((match) => ({
      index: index + match.index,
      code: match[0],
      kind: 'code',
    }));
  });

const codesOnly = new RegExp(`^${value.source}(?:(?:, | and | or )${value.source})*$`);

/** The codes of a cell that stands in a column of codes: none, unless it holds nothing else. */
export const findCodesOfCell = (cell: string): readonly FoundCode[] =>
  codesOnly.test(cell.trim())
    ? [...cell.matchAll(anyOf(value))].map(({ 0: code, index }) => ({ index, code, kind: 'code' }))
    : findCodes(cell);
