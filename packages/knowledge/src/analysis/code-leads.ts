import { canonicalCode } from './canonical-code.ts';
import type { CodeFamily } from './code-families/code-family.ts';
import { codeFamilies } from './code-families.ts';
import type { RawToken } from './raw-tokens.ts';

/** Reads one word as a code of a family. */
export type Reader = {
  readonly kind: string;
  readonly isWeak: boolean;
  read(value: Pick<RawToken, 'text' | 'isUpper'>): string | undefined;
};

const notACode = /^(?:is|in|of|to|on|or|at|by|no|an|as|it|if|we|do|be|us|my|so|up|go|he|me|am|vs|de|rc)$/;

function readerOf(kind: string, family: CodeFamily): Reader {
  return {
    kind,
    isWeak: family.isWeak === true,
    read: ({ text, isUpper }) => {
      const isLetters = /^[a-z]+$/.test(text);
      if (isLetters && (notACode.test(text) || (family.needsUpper && !isUpper))) return undefined;
      return canonicalCode(kind, text);
    },
  };
}

const readers = new Map(Object.entries(codeFamilies).map(([kind, family]) => [kind, readerOf(kind, family)]));

/** The reader of a family; families are named by the kind of their reference table. */
export function readerFor(kind: string): Reader {
  const reader = readers.get(kind);
  if (!reader) throw new Error(`No family of codes is called ${kind}`);
  return reader;
}

/** "declined with 51", "code 05": often a response code, but not surely. */
export const declineReader: Reader = {
  kind: 'response-code',
  isWeak: true,
  read: ({ text }) => (/^\d\d$|^[a-z]\d$/.test(text) ? canonicalCode('response-code', text) : undefined),
};
const declineLeads = [
  'decline',
  'declined',
  'declines',
  'declined with',
  'decline with',
  'declined as',
  'declined with code',
  'code',
  'codes',
];

/** In chip data a number of three digits fills two bytes: 0840. */
function inTwoBytes(reader: Reader): Reader {
  return {
    ...reader,
    read: ({ text, isUpper }) => reader.read({ text: text.replace(/^0(?=\d{3}$)/, ''), isUpper }),
  };
}

/** Data elements, parts of them and tags whose values are codes with a table of their own. */
export const readerOfElement: Readonly<Record<string, Reader>> = {
  de3: readerFor('processing-code'),
  de18: readerFor('mcc'),
  de19: readerFor('country'),
  de22: readerFor('pos-entry-mode'),
  de25: readerFor('pos-condition-code'),
  de39: readerFor('response-code'),
  'de44.2': readerFor('avs-result'),
  'de44.10': readerFor('cvv-result'),
  'de44.13': readerFor('cavv-result'),
  'de48.42': readerFor('sli'),
  'de48.84': readerFor('merchant-advice-code'),
  de49: readerFor('currency'),
  de50: readerFor('currency'),
  de51: readerFor('currency'),
  'de60.8': readerFor('eci'),
  de70: readerFor('network-management-code'),
  tag4f: readerFor('aid'),
  tag84: readerFor('aid'),
  tag9f06: readerFor('aid'),
  tag5f28: inTwoBytes(readerFor('country')),
  tag5f2a: inTwoBytes(readerFor('currency')),
  tag9f1a: inTwoBytes(readerFor('country')),
  tag9f27: readerFor('cid'),
  tag9f35: readerFor('terminal-type'),
};

const readerOfLead = new Map<string, Reader>(declineLeads.map((lead) => [lead, declineReader]));
for (const [kind, { leads }] of Object.entries(codeFamilies)) {
  for (const lead of leads) readerOfLead.set(lead, readerFor(kind));
}

type Lead = { readonly words: readonly string[]; readonly reader: Reader };

/** The leads by their last word, those with the most words first. */
const leadsEndingWith: ReadonlyMap<string, readonly Lead[]> = Map.groupBy(
  [...readerOfLead]
    .map(([lead, reader]): Lead => ({ words: lead.split(' '), reader }))
    .sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words.at(-1) ?? '',
);

/** Nouns before "code" that make it the code of something else. */
const codeOfSomethingElse =
  /^(?:service|currency|country|function|reason|usage|authorization|authorisation|approval|security|verification|qualifier|pin|qr|bar|source|area|status|promo|coupon|sort|zip|postal|error|key|result|advice)$/;

/** The reader that the words ending at `index` announce; the longest phrase wins. */
export function leadEndingAt(tokens: readonly RawToken[], index: number): Reader | undefined {
  const leads = leadsEndingWith.get(tokens[index]?.text ?? '');
  const lead = leads?.find(({ words }) => standsBefore(tokens, index + 1, words));
  if (!lead) return undefined;
  const { reader, words } = lead;
  const before = tokens[index - words.length];
  if (reader === declineReader && before && codeOfSomethingElse.test(before.text)) return undefined;
  return isBitOfByte(tokens, index) ? undefined : reader;
}

function standsBefore(tokens: readonly RawToken[], end: number, words: readonly string[]): boolean {
  const start = end - words.length;
  return start >= 0 && words.every((word, offset) => tokens[start + offset]?.text === word);
}

/** "byte 1 bit 8" is a bit of an EMV value, not a field of a message. */
function isBitOfByte(tokens: readonly RawToken[], index: number): boolean {
  return (
    /^bits?$/.test(tokens[index]?.text ?? '') &&
    (tokens[index - 2]?.text === 'byte' || tokens[index + 2]?.text === 'of')
  );
}
