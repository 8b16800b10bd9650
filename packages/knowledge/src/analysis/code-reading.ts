import { canonicalCode } from '../content/code-families.ts';
import type { RawToken } from './raw-tokens.ts';

/** An exact code read in a text; `at` is the place of the token that holds its value. */
export type ReadCode = {
  readonly code: string;
  readonly at: number;
  /** Whether the text may well mean something else. */
  readonly isWeak: boolean;
};

type Value = { readonly text: string; readonly isUpper: boolean };
type Reader = (value: Value) => string | undefined;

const notACode = /^(?:is|in|of|to|on|or|at|by|no|an|as|it|if|we|do|be|us|my|so|up|go|he|me|am|vs|de|rc)$/;

const dataElement: Reader = ({ text }) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 999
    ? canonicalCode('data-element', text)
    : undefined;

const responseCode: Reader = ({ text, isUpper }) => {
  const isCode = /^\d{1,3}$|^[a-z]\d$|^\d[a-z]$/.test(text) || (isUpper && /^[a-z]{2}$/.test(text));
  return isCode && !notACode.test(text) ? canonicalCode('response-code', text) : undefined;
};

const decline: Reader = ({ text }) =>
  /^\d\d$|^[a-z]\d$/.test(text) ? canonicalCode('response-code', text) : undefined;

function digits(kind: string, least: number, most: number, kept = most): Reader {
  return ({ text }) =>
    /^\d+$/.test(text) && text.length >= least && text.length <= most
      ? canonicalCode(kind, text.slice(0, kept))
      : undefined;
}

const emvTag: Reader = ({ text }) =>
  /^(?=.*\d)[0-9a-f]{2,6}$/.test(text) ? canonicalCode('emv-tag', text) : undefined;

const tokenised =
  (prefix: string, shape: RegExp): Reader =>
  ({ text }) =>
    shape.test(text) ? prefix + text : undefined;

/** What announces a code of each kind. The words are folded; longer phrases are tried first. */
const readers: readonly (readonly [Reader, string])[] = [
  [dataElement, 'de, f, bmp, bit, bits, field, fields, data element, data elements, data field, data fields'],
  [
    responseCode,
    'rc, response code, response codes, resp code, reply code, action code, action codes, decline code, decline codes',
  ],
  [
    decline,
    'decline, declined, declines, declined with, decline with, declined as, declined with code, code, codes',
  ],
  [
    digits('mti', 4, 4),
    'mti, message type, message type indicator, message type identifier, msg type, message type id',
  ],
  [digits('processing-code', 2, 6, 2), 'pc, processing code, processing codes, proc code, pcode'],
  [
    digits('pos-entry-mode', 1, 4, 2),
    'pem, entry mode, entry modes, pos entry mode, pos entry modes, pan entry mode, service entry mode',
  ],
  [digits('pos-condition-code', 2, 2), 'pcc, condition code, pos condition code, pos condition codes'],
  [
    digits('network-management-code', 3, 3),
    'nmc, nmic, network management code, management code, management information code, network management information code',
  ],
  [emvTag, 'tag, tags, emv tag, emv tags'],
  [
    digits('mcc', 4, 4),
    'mcc, mccs, merchant category code, merchant category codes, merchant category, category code',
  ],
  [digits('eci', 1, 2), 'eci, electronic commerce indicator, eci value'],
  [digits('sli', 3, 3), 'sli, security level indicator'],
  [digits('visa-transaction-code', 1, 2), 'tc, tcs, transaction code, transaction codes'],
  [tokenised('tcr', /^\d$/), 'tcr, tcrs'],
  [digits('pds', 1, 4), 'pds, pdss'],
  [digits('function-code', 3, 3), 'function code, function codes'],
  [
    tokenised('rsn', /^\d{4}$/),
    'reason code, message reason code, dispute reason code, chargeback reason code',
  ],
  [tokenised('format', /^\d$/), 'format, formats, iso format, iso, iso 9564 format, pin block format'],
];

const readerOfLead = new Map<string, Reader>();
for (const [reader, leads] of readers) for (const lead of leads.split(', ')) readerOfLead.set(lead, reader);
const longestLead = 4;
const lastWordsOfLeads = new Set([...readerOfLead.keys()].map((lead) => lead.split(' ').at(-1) ?? ''));

/** Data elements whose values are codes with a table of their own. */
const readerOfElement: Readonly<Record<string, Reader>> = {
  de3: digits('processing-code', 2, 6, 2),
  de18: digits('mcc', 4, 4),
  de22: digits('pos-entry-mode', 2, 4, 2),
  de25: digits('pos-condition-code', 2, 2),
  de39: responseCode,
  de70: digits('network-management-code', 3, 3),
};

const glued: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:de|f|field|bit)(\d{1,3})$/, dataElement],
  [/^rc(\w{2,3})$/, responseCode],
  [/^mti(\d{4})$/, digits('mti', 4, 4)],
  [/^x{1,2}(\d{3})$/, ({ text }) => canonicalCode('mti', text)],
  [/^mcc(\d{4})$/, digits('mcc', 4, 4)],
  [/^eci(\d{1,2})$/, digits('eci', 1, 2)],
  [/^tc(\d{2})$/, digits('visa-transaction-code', 2, 2)],
  [/^tcr(\d)$/, tokenised('tcr', /^\d$/)],
  [/^pds(\d{4})$/, digits('pds', 4, 4)],
  [/^((?:9f|5f|7f|bf|df|ff)[0-9a-f]{2,4})$/, emvTag],
  [/^(0[1-8]\d\d)$/, digits('mti', 4, 4)],
];

const sequence = /^[\s]*[,/&][\s]*$/;
const link =
  /^(?:is|was|are|equals|value|values|of|with|contains|contained|returned|returns|set|to|as|code|codes|shows|has|number|no|being|came|back|comes|id|identifier)$/;
const soft = /^\s*[-#:.=]?\s*$|^\s*[=:][\s"'`(]*$|^[\s"'`(]+$/;
const subfieldWord = /^(?:subelement|subelements|subfield|subfields|se|sf|tag|dataset)$/;
const messageWord =
  /^(?:message|messages|advice|advices|request|requests|response|responses|reversal|reversals)$/;
const codeOfSomethingElse =
  /^(?:service|currency|country|function|reason|usage|authorization|authorisation|approval|security|verification|qualifier|pin|qr|bar|source|area|status|promo|coupon|sort|zip|postal|error)$/;

/** Reads the exact codes in a text: data elements, response codes, message types, tags and the rest. */
export function readCodes(tokens: readonly RawToken[]): ReadCode[] {
  const found: ReadCode[] = [];
  const taken = new Set<number>();
  const add = (code: string | undefined, at: number, isWeak = false) => {
    if (code === undefined || taken.has(at)) return false;
    taken.add(at);
    found.push({ code, at, isWeak });
    return true;
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const lead = leadEndingAt(tokens, index);
    if (lead) readList(tokens, index + 1, lead, add);
    if (!taken.has(index)) readGlued(tokens, index, add);
  }
  for (const { code, at } of [...found]) {
    const reader = readerOfElement[code];
    if (reader) readValueOf(tokens, at, reader, add);
    const subfield = code.startsWith('de') ? subfieldAfter(tokens, at) : undefined;
    if (subfield !== undefined) found.push({ code: `${code}.${subfield}`, at, isWeak: true });
  }
  return found;
}

type Add = (code: string | undefined, at: number, isWeak?: boolean) => boolean;

function leadEndingAt(tokens: readonly RawToken[], index: number): Reader | undefined {
  if (!lastWordsOfLeads.has(tokens[index]?.text ?? '')) return undefined;
  for (let length = Math.min(longestLead, index + 1); length > 0; length -= 1) {
    const phrase = tokens.slice(index + 1 - length, index + 1);
    const reader = readerOfLead.get(phrase.map((token) => token.text).join(' '));
    if (!reader) continue;
    const before = tokens[index - length];
    if (reader === decline && before && codeOfSomethingElse.test(before.text)) return undefined;
    // "byte 1 bit 8" is a bit of an EMV value, not a field of a message.
    if (
      phrase[0]?.text.startsWith('bit') &&
      (tokens[index - 2]?.text === 'byte' || tokens[index + 2]?.text === 'of')
    ) {
      return undefined;
    }
    return reader;
  }
  return undefined;
}

function readList(tokens: readonly RawToken[], start: number, reader: Reader, add: Add): void {
  let at = start;
  if (reader !== decline)
    while (at < start + 3 && link.test(tokens[at]?.text ?? '') && soft.test(tokens[at]?.gap ?? '')) at += 1;
  const first = tokens[at];
  if (!first || !soft.test(first.gap)) return;
  const joined = reader === emvTag ? tagInTwo(tokens, at) : undefined;
  if (!add(reader(joined ?? first), at, reader === decline)) return;
  if (joined) at += 1;
  for (;;) {
    const next = tokens[at + 1];
    const isWord = next && /^(?:and|or|vs|versus|to)$/.test(next.text);
    const following = isWord ? at + 2 : at + 1;
    const value = tokens[following];
    if (!value || !(isWord || sequence.test(value.gap)) || !isSameKind(reader, first, value)) return;
    if (!add(reader(value), following, reader === decline)) return;
    at = following;
  }
}

/** Fields and tags of a list may differ in length; other codes may not, as a plain number may follow them. */
function isSameKind(reader: Reader, first: RawToken, value: RawToken): boolean {
  return reader === dataElement || reader === emvTag || value.text.length === first.text.length;
}

function tagInTwo(tokens: readonly RawToken[], at: number): Value | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !/^(?:9f|5f|7f|bf|df)$/.test(first.text)) return undefined;
  if (!/^[0-9a-f]{2}$/.test(second.text) || second.gap !== ' ') return undefined;
  return { text: first.text + second.text, isUpper: first.isUpper };
}

function readGlued(tokens: readonly RawToken[], index: number, add: Add): void {
  const token = tokens[index];
  if (!token || !/\d|^[bd]f$/.test(token.text)) return;
  const inTwo = tagInTwo(tokens, index);
  if (inTwo && add(emvTag(inTwo), index)) return;
  for (const [shape, reader] of glued) {
    const value = shape.exec(token.text)?.[1];
    if (value && add(reader({ text: value, isUpper: token.isUpper }), index)) return;
  }
  const isVersion93 = /^1[1-8][0-4]\d$/.test(token.text);
  const isShort = /^[1-8][0-4]\d$/.test(token.text) && messageWord.test(tokens[index + 1]?.text ?? '');
  if (isVersion93 || isShort) add(canonicalCode('mti', token.text), index, true);
  if (token.isUpper && /^[5-9][a-f]$/.test(token.text)) add(emvTag(token), index, true);
  const next = tokens[index + 1]?.text ?? '';
  if (/^\d\d$/.test(token.text) && /^(?:decline|declines|declined|response|responses)$/.test(next)) {
    add(decline(token), index, true);
  }
}

/** `DE 39 = 05`, `DE 39 came back as 05`, `05 in DE 39`. */
function readValueOf(tokens: readonly RawToken[], at: number, reader: Reader, add: Add): void {
  let value = at + 1;
  while (value < at + 4 && link.test(tokens[value]?.text ?? '')) value += 1;
  const after = tokens[value];
  if (after && soft.test(after.gap) && add(reader(after), value)) return;
  const leadLength =
    tokens[at - 1] && /^(?:de|f|field|bit|element)$/.test(tokens[at - 1]?.text ?? '') ? 1 : 0;
  const dataWord = leadLength === 1 && tokens[at - 2]?.text === 'data' ? 1 : 0;
  const joint = at - leadLength - dataWord - 1;
  const before = tokens[joint - 1];
  if (before && /^(?:in|on|of)$/.test(tokens[joint]?.text ?? '')) add(reader(before), joint - 1);
}

function subfieldAfter(tokens: readonly RawToken[], at: number): string | undefined {
  const next = tokens[at + 1];
  if (next && next.gap === '.' && /^\d{1,3}$/.test(next.text)) return String(Number(next.text));
  const start = next?.text === 'sub' ? at + 2 : at + 1;
  const isNamed =
    subfieldWord.test(tokens[start]?.text ?? '') || /^(?:element|field)$/.test(tokens[start]?.text ?? '');
  const number = tokens[start + 1]?.text ?? '';
  return isNamed && /^\d{1,3}$/.test(number) ? String(Number(number)) : undefined;
}
