import { hasLengthOfItsNetwork, longestCardNumber, looksLikeCardNumber } from './card-number.ts';

/** Where a card number stands in a text: from the first digit to behind the last. */
export type Range = { readonly from: number; readonly to: number };

const digitRun = /\d{13,}/g;
const trackLengths = [16, 15, 14, 13, 19, 18, 17];
const yearAndMonth = /^\d\d(?:0[1-9]|1[0-2])/;
/** Tag 5A in hexadecimal with its length in bytes; ten bytes hold 19 digits and a filler. */
const emvLengths: Readonly<Record<string, number>> = { '07': 14, '08': 16, '09': 18 };
/** A length byte in binary, which a dump shows in hexadecimal, and the digits that follow it. */
const binaryLengths: Readonly<Record<string, number>> = { '10': 16, '11': 17, '12': 18, '13': 19, '08': 16 };

/** Eight or more digits as ASCII spells them in hexadecimal, as in the identifier of a terminal. */
const spelledDigits = /(?:3\d){8}/;
const bytesBefore =
  /(?:0x|\b(?:(?<!5a ?)08|hex\w{0,7}|ascii|9f[0-9a-f]{2}|(?:de|field) ?41|terminal(?: id)?|tid|(?:3\d){4,8})(?: is| value| of)?)[\s:=(]{0,3}$/i;
const bytesBehind = /^[\s:,)]{0,3}(?:(?:in |as |is )?(?:hex|ascii)|(?:3\d){4})/i;

const elementBefore = /(?<![\p{L}\p{N}])(?:DE|DF|F|field|bit)$/iu;
/** The data elements that are or begin with a card number, as they are written in front of it: DE02 for DE 2. */
const elementsOfCard = ['002', '02', '2', '034', '34', '035', '35'];
const digitsOfGermanIban = 20;

/** Header, message type and bitmaps stand before DE 2; farther on, chance finds lengths among other digits. */
const farthestOfFirstField = 64;
/** What follows DE 2 in nearly every message: DE 3, whose account types end in zero. */
const processingCode = /^[0-59]\d\d0\d0$/;

/**
 * Card numbers among the unbroken digit runs of a text: a run by itself (perhaps padded with zeros), one that
 * ends at the separator of track data, and those inside longer runs such as ISO 8583 dumps, where a number
 * follows its own length. `bytes` says that the text is a dump of bytes, whose lengths may be binary.
 */
export function cardsInRuns(text: string, bytes = false): Range[] {
  const found: Range[] = [];
  for (const match of text.matchAll(digitRun)) {
    const run = { from: match.index, to: match.index + match[0].length };
    if (isFractionOrPhone(text, run)) continue;
    const whole = wholeCard(text, run);
    if (whole) found.push(...insideRun(text, { from: run.from, to: whole.from }, bytes), whole);
    else found.push(...clearingRecord(text, run), ...insideRun(text, run, bytes));
  }
  return found;
}

/**
 * Card numbers such as 3530303030303037, which could as well be characters in hexadecimal: a run by itself, in tag 5A or
 * in track data, unless what stands beside it tells of bytes.
 */
export function cardsLikeSpelledDigits(text: string): Range[] {
  const found: Range[] = [];
  for (const match of text.matchAll(digitRun)) {
    const run = { from: match.index, to: match.index + match[0].length };
    if (!spelledDigits.test(match[0]) || isFractionOrPhone(text, run)) continue;
    const card = wholeCard(text, run);
    if (card && !standsAmongBytes(text, card)) found.push(card);
  }
  return found;
}

function standsAmongBytes(text: string, { from, to }: Range): boolean {
  return (
    bytesBefore.test(text.slice(Math.max(0, from - 32), from)) || bytesBehind.test(text.slice(to, to + 24))
  );
}

function wholeCard(text: string, run: Range): Range | undefined {
  return (
    wholeRun(text, run) ??
    emvTagged(text, run) ??
    beforeTrackSeparator(text, run) ??
    gluedToElement(text, run)
  );
}

function isFractionOrPhone(text: string, { from, to }: Range): boolean {
  const before = text.slice(Math.max(0, from - 3), from);
  if (/(?:^|\D)0\.$/.test(before)) return true;
  return to - from <= 15 && /(?:^|[^\p{L}\d])\+$/u.test(before);
}

function wholeRun(text: string, run: Range): Range | undefined {
  let from = run.from;
  while (from < run.to && text[from] === '0') from += 1;
  if (run.to - from > longestCardNumber) return undefined;
  return looksLikeCardNumber(text.slice(from, run.to)) ? { from, to: run.to } : undefined;
}

function emvTagged(text: string, { from, to }: Range): Range | undefined {
  const before = text.slice(Math.max(0, from - 4), from).toLowerCase();
  if (before === '5a0a' && looksLikeCardNumber(text.slice(from, from + 19))) return { from, to: from + 19 };
  const length = before.endsWith('5a') ? emvLengths[text.slice(from, from + 2)] : undefined;
  if (length === undefined) return undefined;
  const end = Math.min(from + 2 + length, to);
  return looksLikeCardNumber(text.slice(from + 2, end)) ? { from: from + 2, to: end } : undefined;
}

function beforeTrackSeparator(text: string, { from, to }: Range): Range | undefined {
  const separator = text.charAt(to);
  const isTrackTwo = /[=d]/i.test(separator) && yearAndMonth.test(text.slice(to + 1, to + 5));
  if (!isTrackTwo && separator !== '^') return undefined;
  for (const length of trackLengths) {
    if (to - length >= from && hasLengthOfItsNetwork(text.slice(to - length, to))) {
      return { from: to - length, to };
    }
  }
  return undefined;
}

/** "DE024111111111111111": the number of the element is one run with the card number that it holds. */
function gluedToElement(text: string, { from, to }: Range): Range | undefined {
  const isAfterElement = elementBefore.test(text.slice(Math.max(0, from - 6), from));
  if (!isAfterElement || to - from === digitsOfGermanIban) return undefined;
  const element = elementsOfCard.find(
    (digits) => text.startsWith(digits, from) && hasLengthOfItsNetwork(text.slice(from + digits.length, to)),
  );
  return element === undefined ? undefined : { from: from + element.length, to };
}

/** A clearing draft record: transaction code, two zero qualifiers, account number, extension of zeros. */
function clearingRecord(text: string, { from, to }: Range): Range[] {
  const head = text.slice(from, from + 23);
  if (head.length < 23 || to - from < 23 || !/^[0-4]\d00\d{16}000$/.test(head)) return [];
  return hasLengthOfItsNetwork(head.slice(4, 20)) ? [{ from: from + 4, to: from + 20 }] : [];
}

function insideRun(text: string, run: Range, bytes: boolean): Range[] {
  const found: Range[] = [];
  let position = run.from;
  while (position + 15 <= run.to) {
    const near = position - run.from <= farthestOfFirstField;
    const at = atLength(text, position, run.to, bytes);
    const range = at && (near || processingCode.test(text.slice(at.to, at.to + 6))) ? at : undefined;
    if (range) found.push(range);
    position = range ? range.to : position + 1;
  }
  return found;
}

function atLength(text: string, position: number, end: number, bytes: boolean): Range | undefined {
  const marker = text.slice(position, position + 2);
  const from = position + 2;
  for (const length of [Number(marker), bytes ? binaryLengths[marker] : undefined]) {
    if (length === undefined || length < 13 || length > 19) continue;
    // An odd number of digits is padded to whole bytes by a zero in front.
    for (const start of length % 2 === 1 && text[from] === '0' ? [from, from + 1] : [from]) {
      if (start + length <= end && hasLengthOfItsNetwork(text.slice(start, start + length))) {
        return { from: start, to: start + length };
      }
    }
  }
  return undefined;
}
