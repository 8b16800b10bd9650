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

const codes = anyOf(plain, value);
const runs = anyOf(dump, listed, announced, plain, field);
const introduced = /^.esponse|^.ction|^.eason|=/;
const isDump = /^[\dA-Fa-f ]{16,}$/;

/** The codes of a text in their order. Numbers are none, unless the text calls them so. */
export const findCodes = (text: string): readonly FoundCode[] =>
  [...text.matchAll(runs)].flatMap(({ 0: code, index }): readonly FoundCode[] =>
    introduced.test(code)
      ? within(code, index)
      : [{ index, code, kind: isDump.test(code) ? 'dump' : 'code' }],
  );

const within = (run: string, from = 0): readonly FoundCode[] =>
  Array.from(run.matchAll(codes), ({ 0: code, index }) => ({ index: from + index, code, kind: 'code' }));

const onlyCodes = new RegExp(`^${value.source}(?:(?:, | and | or )${value.source})*$`);

/** The codes of a cell that stands in a column of codes: it is read as one, unless it holds other words. */
export const findCodesOfCell = (cell: string): readonly FoundCode[] =>
  onlyCodes.test(cell.trim()) ? within(cell) : findCodes(cell);
