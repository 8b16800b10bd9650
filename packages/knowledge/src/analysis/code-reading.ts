import { isAmount } from './amounts.ts';
import { canonicalCode } from './canonical-code.ts';
import { type Add, link, sequence, soft } from './code-joints.ts';
import { declineReader, leadEndingAt, type Reader, readerFor, readerOfElement } from './code-leads.ts';
import { readValueOf, subfieldAfter } from './element-values.ts';
import type { RawToken } from './raw-tokens.ts';
import { saysAny } from './says-any.ts';

/** An exact code read in a text. */
export type ReadCode = {
  readonly code: string;
  /** The place of the token that holds its value. */
  readonly at: number;
  /** A further number that belongs to it: the 42 of DE 48 subelement 42. */
  readonly alsoAt?: number;
  /** Whether the text may well mean something else. */
  readonly isWeak: boolean;
};

const dataElement = readerFor('data-element');
const emvTag = readerFor('emv-tag');
const pinBlockFormat = readerFor('pin-block-format');
const mti = readerFor('mti');
const hsmCommand = readerFor('hsm-command');
const hsmError = readerFor('hsm-error');

/** Codes written in one piece. */
const glued: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:de|field|bit)(\d{1,3})$/, dataElement],
  // F238 is the beginning of a bitmap rather than a field.
  [/^f(\d{1,2}|1\d\d)$/, dataElement],
  [/^rc(\w{2,3})$/, readerFor('response-code')],
  [/^mti(\d{4})$/, mti],
  [/^mcc(\d{4})$/, readerFor('mcc')],
  [/^eci(\d{1,2})$/, readerFor('eci')],
  [/^tc(\d{2})$/, readerFor('visa-transaction-code')],
  [/^tcr(\d)$/, readerFor('tcr')],
  [/^pds(\d{4})$/, readerFor('pds')],
  [/^sli(\d{3})$/, readerFor('sli')],
  [/^((?:9f|5f|7f|bf|df|ff)[0-9a-f]{2,4})$/, emvTag],
  [/^(0[1-8]\d\d)$/, mti],
];

/** Who or what gives a response code where an HSM is spoken of as well. */
const answersOnline = saysAny(/^(?:issuers?|declin(?:e|es|ed)|de39)$/);
/** "KQ command" is one of an HSM where an HSM is spoken of. */
const saysHsm = saysAny(/^(?:hsms?|payshields?|thales)$/);
const saysQr = saysAny(/^qr$/);
const messageWord =
  /^(?:message|messages|advice|advices|request|requests|response|responses|reversal|reversals)$/;

/** Reads the exact codes in a text: data elements, response codes, message types, tags and the rest. */
export function readCodes(tokens: readonly RawToken[]): ReadCode[] {
  const found: ReadCode[] = [];
  const taken = new Set<number>();
  const add: Add = (code, at, isWeak = false, alsoAt) => {
    if (code === undefined || taken.has(at)) return false;
    taken.add(at);
    if (alsoAt !== undefined) taken.add(alsoAt);
    found.push({ code, at, isWeak, ...(alsoAt !== undefined && { alsoAt }) });
    return true;
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const lead = ofHsm(tokens, index) ?? leadEndingAt(tokens, index);
    if (lead === emvTag && isOfQrCode(tokens, index + 1)) continue;
    if (lead) readList(tokens, index + 1, lead, add);
    if (!taken.has(index)) readGlued(tokens, index, add);
    const header = codesOfHeader(tokens[index]);
    for (const code of header) found.push({ code, at: index, isWeak: true });
    const bit = bitOfByte(tokens, index);
    if (bit) found.push({ code: bit, at: index, isWeak: true });
  }
  for (const { code, at } of [...found]) {
    const reader = readerOfElement[code];
    if (reader) readValueOf(tokens, at, reader, add);
    const part = code.startsWith('de') ? subfieldAfter(tokens, at) : undefined;
    if (!part) continue;
    const whole = `${code}.${Number(tokens[part]?.text)}`;
    found.push({ code: whole, at, alsoAt: part, isWeak: true });
    const ofPart = readerOfElement[whole];
    if (ofPart) readValueOf(tokens, part, ofPart, add);
  }
  return found;
}

/** The tags of an EMV QR code are numbers of its own. */
function isOfQrCode(tokens: readonly RawToken[], at: number): boolean {
  return /^\d\d$/.test(tokens[at]?.text ?? '') && saysQr(tokens);
}

/** D0112P0TE00N0000: the header of a TR-31 key block, whose places each hold a code. */
const keyBlockHeader = /^([a-d])\d{4}([a-z]\d|\d\d)([a-z])([a-z])[a-z0-9]{2}([ens])\d{2}/;
const none: readonly string[] = [];
const partsOfHeader = [
  'key-block-version',
  'key-block-usage',
  'key-block-algorithm',
  'key-block-mode',
  'key-block-exportability',
];

function codesOfHeader(token: RawToken | undefined): readonly string[] {
  const values = keyBlockHeader.exec(token?.text ?? '')?.slice(1);
  if (!values) return none;
  return values.flatMap((value, place) => canonicalCode(partsOfHeader[place] ?? '', value) ?? []);
}

function readList(tokens: readonly RawToken[], start: number, reader: Reader, add: Add): void {
  let at = start;
  const mayLink = reader !== declineReader;
  while (mayLink && at < start + 3 && isLink(tokens[at])) at += 1;
  const first = tokens[at];
  if (!first || !soft.test(first.gap)) return;
  const inTwo = reader === emvTag ? tagInTwo(tokens, at) : undefined;
  if (!add(reader.read(inTwo ?? first), at, reader.isWeak, inTwo && at + 1)) return;
  if (inTwo) at += 1;
  for (;;) {
    const isWord = /^(?:and|or|vs|versus|to)$/.test(tokens[at + 1]?.text ?? '');
    const following = isWord ? at + 2 : at + 1;
    const value = tokens[following];
    if (!value || !(isWord || follows(reader, tokens, following)) || !isSameKind(reader, first, value))
      return;
    if (!add(reader.read(value), following, reader.isWeak)) return;
    at = following;
  }
}

/** "TC10/20": what a stroke joins to a code in one piece is of the same family. */
function readAfter(
  tokens: readonly RawToken[],
  index: number,
  { reader, width }: { reader: Reader; width: number },
  add: Add,
): void {
  for (let at = index + 1; tokens[at]?.gap === '/'; at += 1) {
    const value = tokens[at];
    if (!value || value.text.length !== width || !add(reader.read(value), at)) return;
  }
}

/** "ECI 05 06 07": codes of two digits or more may stand with nothing between them. */
function follows(reader: Reader, tokens: readonly RawToken[], at: number): boolean {
  const value = tokens[at];
  if (!value) return false;
  if (sequence.test(value.gap)) return true;
  if (reader === dataElement) return isOneOfRow(tokens, at);
  return reader !== declineReader && value.gap === ' ' && /^\d{2,}$/.test(value.text);
}

const fewestOfRow = 3;

/** "DE 52 53 55": of two numbers the second may be the value of the field, of three or more each is a field. */
function isOneOfRow(tokens: readonly RawToken[], at: number): boolean {
  const isMember = (index: number) => /^[1-9]\d{0,2}$/.test(tokens[index]?.text ?? '');
  let [first, last] = [at, at];
  const isRow = () => last - first + 1 >= fewestOfRow;
  while (!isRow() && isMember(first) && tokens[first]?.gap === ' ' && isMember(first - 1)) first -= 1;
  while (!isRow() && tokens[last + 1]?.gap === ' ' && isMember(last + 1)) last += 1;
  return isMember(at) && isRow();
}

function isLink(token: RawToken | undefined): boolean {
  return token !== undefined && link.test(token.text) && soft.test(token.gap);
}

/** Fields and tags of a list may differ in length; other codes may not, as a plain number may follow them. */
function isSameKind(reader: Reader, first: RawToken, value: RawToken): boolean {
  return reader === dataElement || reader === emvTag || value.text.length === first.text.length;
}

function tagInTwo(tokens: readonly RawToken[], at: number): Pick<RawToken, 'text' | 'isUpper'> | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !/^(?:9f|5f|7f|bf|df)$/.test(first.text)) return undefined;
  if (!/^[0-9a-f]{2}$/.test(second.text) || second.gap !== ' ') return undefined;
  return { text: first.text + second.text, isUpper: first.isUpper };
}

function readGlued(tokens: readonly RawToken[], index: number, add: Add): void {
  const token = tokens[index];
  if (!token) return;
  const next = tokens[index + 1]?.text ?? '';
  if (token.isUpper && /^commands?$/.test(next) && saysHsm(tokens)) add(hsmCommand.read(token), index, true);
  if (!/\d|^[bd]f$/.test(token.text)) return;
  const ofTag = readerOfElement[`tag${tokens[index - 1]?.text}`];
  if (ofTag && soft.test(token.gap) && add(ofTag.read(token), index)) return;
  const inTwo = tagInTwo(tokens, index);
  if (inTwo && add(emvTag.read(inTwo), index, false, index + 1)) return;
  for (const [shape, reader] of glued) {
    if (reader === dataElement && isBesideOtherLetter(tokens, index)) continue;
    const value = shape.exec(token.text)?.[1];
    if (value && add(reader.read({ text: value, isUpper: token.isUpper }), index)) {
      readAfter(tokens, index, { reader, width: value.length }, add);
      return;
    }
  }
  const [second, third] = [tokens[index + 1]?.text, tokens[index + 2]?.text];
  if (/^\d\d?$/.test(token.text) && second === 'pin' && /^blocks?$/.test(third ?? '')) {
    const isNamed = /^(?:type|format|iso)$/.test(tokens[index - 1]?.text ?? '');
    if (isNamed && add(pinBlockFormat.read(token), index)) return;
  }
  const anyVersion = /^x{1,2}(\d{3})$/.exec(token.text);
  if (anyVersion) add(mti.read({ text: `0${anyVersion[1]}`, isUpper: false }), index);
  if (/^1[1-8][0-4]\d$/.test(token.text) && !isAmount(tokens, index)) add(mti.read(token), index, true);
  if (/^[1-8][0-4]\d$/.test(token.text) && messageWord.test(next)) {
    add(mti.read({ text: `0${token.text}`, isUpper: false }), index, true);
  }
  if (token.isUpper && /^[5-9][a-f]$/.test(token.text)) add(emvTag.read(token), index, true);
  if (/^\d\d$/.test(token.text) && /^(?:decline|declines|declined|response|responses)$/.test(next)) {
    add(declineReader.read(token), index, true);
  }
}

const nearby = 8;

/** The F07 of "C07 versus F07" is no field, as C07 is none, nor the F52 in a row that has C52. */
function isBesideOtherLetter(tokens: readonly RawToken[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (text.length !== 3) return false;
  const isJoint = (index: number) => /^(?:and|or|vs|versus)$/.test(tokens[index]?.text ?? '');
  const next = [tokens[isJoint(at - 1) ? at - 2 : at - 1], tokens[isJoint(at + 1) ? at + 2 : at + 1]];
  const near = tokens.slice(Math.max(0, at - nearby), at + nearby);
  return (
    next.some((other) => /^[a-eg-z]\d\d$/.test(other?.text ?? '')) ||
    near.some((other) => /^[a-eg-z]\d\d$/.test(other.text) && other.text.slice(1) === text.slice(1))
  );
}

/** "Return code 01", "error 15": what an HSM answers, where one is spoken of and no issuer or decline with it. */
function ofHsm(tokens: readonly RawToken[], at: number): Reader | undefined {
  const [before, word] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? ''];
  const announces = /^errors?$/.test(word) || (/^codes?$/.test(word) && /^(?:return|error)$/.test(before));
  if (!announces || !saysHsm(tokens)) return undefined;
  return answersOnline(tokens) ? undefined : hsmError;
}

/** `TVR byte 1 bit 8`, `byte 1 bit 8 of the TVR`. */
function bitOfByte(tokens: readonly RawToken[], index: number): string | undefined {
  if (tokens[index]?.text !== 'byte') return undefined;
  const words = tokens.slice(index, index + 4).map((token) => token.text);
  if (words[2] !== 'bit') return undefined;
  const near = tokens.slice(Math.max(0, index - 3), index + 8).map((token) => token.text);
  const value = near.find((word) => /^(?:tvr|tsi|aip|auc|ttq|ctq)$/.test(word));
  return value && canonicalCode(`${value}-bit`, words.join(' '));
}
