import { type ElementName, elementNames } from '../../passages/element-names.ts';
import type { Passage } from '../../passages/passage.ts';
import { isGeneric, termSet } from '../../text/words.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { enumerate } from '../not-covered.ts';
import { bitsOfDigit, elementsOf } from './bitmap-elements.ts';

const topic = /\bbitmaps?\b/i;
/** "The 8 bytes after the MTI" names it by its place. */
const behindType =
  /\b(?:bytes?|digits?|characters)\b[^.?!]{0,30}\b(?:after|behind|following|follow) the (?:MTI|message type)\b/i;
/** "Which fields are present in 7238…" says what the digits are. */
const asksWhichFields =
  /\b(?:fields?|data elements?|DEs|bits) (?:are|is) (?:present|set|in|on|there|sent|announced)\b/i;
const tellsHow = /\bbits?\b[^.]{0,80}\b(?:data elements?|fields?)\b|\beach 1 is a field\b|\bbit 1\b/i;
const hex = /(?<![\w.])(?:[0-9A-F]{2}[ .-]?){8}(?:(?:[0-9A-F]{2}[ .-]?){8})?(?![0-9A-Za-z])/gi;
/** "begins with hex F2", "first byte is 0xF2". */
const beginning =
  /\b(?:begins?|starts?|first (?:\w+ )?(?:bytes?|digits?))\b[^.?]{0,24}?(?<![\w])(?:(?:0x)?((?=[0-9A-F]*\d)[0-9A-F]{2}(?: ?[0-9A-F]{2}){0,6})|hex(?:adecimal)?(?: digit)? ([0-9A-F]))\b/i;
const bitsOfBitmap = 64;
const digitsOfBitmap = 16;

/** The data elements that a bitmap of the question announces, by name where a passage names them, when one says how a bitmap is read. */
export function writeBitmap(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => topic.test(text) && tellsHow.test(text));
  const isMeant = [topic, behindType, asksWhichFields].some((sign) => sign.test(question));
  if (!isMeant || source === undefined) return false;
  const written = (question.match(hex) ?? []).map((each) => each.replace(/[ .-]/g, '').toUpperCase());
  if (written.length === 0) return writeBeginning(draft, question, source.n);
  const names = elementNames(passages);
  for (const [primary, secondary] of inPairs(written)) {
    const ofPrimary = elementsOf(primary);
    const ofSecondary = elementsOf(secondary ?? '').map((element) => element + bitsOfBitmap);
    const isContinued = primary.length === digitsOfBitmap && ofPrimary.includes(1);
    tellFields(draft, `Bitmap \`${primary}\``, ofPrimary, {
      remarks: [secondaryOf(primary, ofPrimary), isContinued ? '' : lastOf(ofPrimary)],
      ...{ names, n: source.n },
    });
    if (secondary !== undefined)
      tellFields(draft, `Secondary bitmap \`${secondary}\``, ofSecondary, {
        remarks: [lastOf(ofSecondary)],
        ...{ names, n: source.n },
      });
    writeAskedFor(draft, question, [...ofPrimary, ...ofSecondary], names);
  }
  return true;
}

/** Behind a primary bitmap whose first bit is set stands the secondary one. */
function inPairs(written: string[]): [primary: string, secondary?: string][] {
  const [primary, next, ...others] = written;
  if (primary === undefined) return [];
  const isFollowed =
    next?.length === digitsOfBitmap && primary.length === digitsOfBitmap && elementsOf(primary).includes(1);
  return isFollowed ? [[primary, next], ...inPairs(others)] : [[primary], ...inPairs(written.slice(1))];
}

function tellFields(
  draft: AnswerDraft,
  subject: string,
  elements: number[],
  { remarks, names, n }: { remarks: string[]; names: Map<number, ElementName>; n: number },
): void {
  const fields = elements.filter((element) => element !== 1);
  const told = [`${subject} announces DE ${enumerate(fields.map(String))}.`, ...remarks].filter(Boolean);
  draft.plain(`${told.join(' ')} [${n}]`);
  writeNames(draft, fields, names);
}

function secondaryOf(digits: string, elements: number[]): string {
  if (!elements.includes(1)) return 'Bit 1 is not set, so that no secondary bitmap follows.';
  return digits.length > digitsOfBitmap
    ? 'Bit 1 is set: the second half of the digits is the secondary bitmap.'
    : 'Bit 1 is set, so that a secondary bitmap follows.';
}

function lastOf(elements: number[]): string {
  const last = elements.at(-1);
  return last === undefined ? '' : `The last element is DE ${last}.`;
}

function writeNames(draft: AnswerDraft, fields: number[], names: Map<number, ElementName>): void {
  const rows = fields.flatMap((field) => {
    const known = names.get(field);
    return known ? [[`DE ${field}`, `${known.name} [${known.n}]`]] : [];
  });
  if (rows.length > 0) draft.ownTable(['Element', 'Name'], rows, []);
}

/** Whether an element that the question names, by number or by name, is among those announced. */
function writeAskedFor(
  draft: AnswerDraft,
  question: string,
  elements: number[],
  names: Map<number, ElementName>,
): void {
  const asked = termSet(question.replace(hex, ' '));
  const numbers = new Set([...question.matchAll(/\bDE ?(\d{1,3})\b/gi)].map(([, number]) => Number(number)));
  for (const [number, { name, n }] of names) {
    const terms = [...termSet(name)];
    const isNamed = terms.length > 1 && terms.every((term) => asked.has(term)) && !terms.every(isGeneric);
    if (number === 1 || (!isNamed && !numbers.has(number))) continue;
    draft.plain(`DE ${number} (${name}) is ${elements.includes(number) ? '' : 'not '}among them. [${n}]`);
  }
}

/** The elements of the first bytes alone. */
function writeBeginning(draft: AnswerDraft, question: string, n: number): boolean {
  const [, bytes, digit] = beginning.exec(question) ?? [];
  const digits = (bytes ?? digit)?.replaceAll(' ', '').toUpperCase();
  if (digits === undefined) return false;
  const bits = [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(bitsOfDigit, '0'));
  const elements = elementsOf(digits);
  const fields = elements.filter((element) => element !== 1).map(String);
  const first = elements.includes(1) ? 'bit 1 (a secondary bitmap follows) and ' : '';
  draft.plain(
    `\`${digits}\` is ${bits.join(' ')} in bits, which sets ${first}DE ${enumerate(fields)}. [${n}]`,
  );
  return true;
}
