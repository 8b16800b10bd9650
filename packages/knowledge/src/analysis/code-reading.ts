import { canonicalCode } from './canonical-code.ts';
import type { Add } from './code-joints.ts';
import { leadEndingAt, type Reader, readerFor, readerOfElement } from './code-leads.ts';
import { readList } from './code-lists.ts';
import { readValueOf, subfieldAfter } from './element-values.ts';
import { readGlued } from './glued-codes.ts';
import type { RawToken } from './raw-tokens.ts';
import { saysAny } from './says-any.ts';
import { namesHsm, saysHsm } from './says-hsm.ts';

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

const emvTag = readerFor('emv-tag');
const hsmError = readerFor('hsm-error');

/** Who or what gives a response code where an HSM is spoken of as well. */
const answersOnline = saysAny(/^(?:issuers?|declin(?:e|es|ed)|de39)$/);
const saysQr = saysAny(/^qr$/);

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
    for (const code of codesOfHeader(tokens[index])) found.push({ code, at: index, isWeak: true });
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
  const values = token?.hasDigit ? keyBlockHeader.exec(token.text)?.slice(1) : undefined;
  if (!values) return none;
  return values.flatMap((value, place) => canonicalCode(partsOfHeader[place] ?? '', value) ?? []);
}

/** "Return code 01", "error 15", "payShield response code 10": what an HSM answers, where one is spoken of and no issuer or decline with it. */
function ofHsm(tokens: readonly RawToken[], at: number): Reader | undefined {
  if (!announcesError(tokens, at) || !saysHsm(tokens)) return undefined;
  return answersOnline(tokens) ? undefined : hsmError;
}

function announcesError(tokens: readonly RawToken[], at: number): boolean {
  const word = tokens[at]?.text;
  if (word === 'error' || word === 'errors') return true;
  if (word !== 'code' && word !== 'codes') return false;
  const before = tokens[at - 1]?.text;
  return (
    before === 'return' ||
    before === 'error' ||
    (before === 'response' && namesHsm.test(tokens[at - 2]?.text ?? ''))
  );
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
