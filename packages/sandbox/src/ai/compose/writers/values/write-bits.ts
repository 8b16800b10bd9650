import { type BitMeaning, bitTablesOf } from '../../passages/bit-meanings.ts';
import type { Passage } from '../../passages/passage.ts';
import { setBits } from '../../passages/set-bits.ts';
import type { AnswerDraft } from '../answer-draft.ts';

/** A value such as a TVR taken apart bit by bit as the tables and rows of the passages name its bits; false when none does. */
export function writeBits(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const found = valuesIn(question, passages);
  for (const { name, bytes, lines } of found) {
    draft.plain(`${name} \`${bytes.join(' ')}\` has these bits set:`);
    // Bits of two values may read alike, and each is to be told.
    draft.plain(lines.map(({ text, n }) => `- ${text} [${n}]`).join('\n'));
  }
  return found.length > 0;
}

/** The tags whose values `writeBits` takes apart. */
export const tagsWithBits = (question: string, passages: Passage[]): Set<string> =>
  new Set(valuesIn(question, passages).flatMap(({ tags }) => tags));

function valuesIn(question: string, passages: Passage[]) {
  return bitTablesOf(passages)
    .flatMap(({ name, tags, bits }) => {
      const { bytes, at } = bytesOf([name, ...tags], question) ?? { bytes: [], at: 0 };
      const lines = findings(bytes, bits);
      return lines.length > 0 ? [{ name, tags, bytes, at, lines }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
}

const value = '((?:[0-9A-F]{2}\\s?){2,6})(?![0-9A-Z])';

/** Where the bytes of a value stand behind its name: "TVR 0080048000", "TVR (tag 95) = 00 80 04 80 00". */
const behindName = (name: string): RegExp =>
  new RegExp(
    `(?<![\\w.])${name}\\b(?:\\s*\\(?(?:tag\\s*)?(?:9[0-9A-F]|82|9F[0-9A-F]{2})\\)?(?=[\\s:=]))?(?:[\\s:=]|is|of|was|value|results?)*?${value}`,
    'i',
  );

/** Where they stand behind its tag: "95 = 00 80 04 80 00", "tag 95 in our log is 00 80 04 80 00". */
const behindTag = (tag: string): RegExp =>
  new RegExp(
    `(?<![\\w.])(?:${tag}\\b\\s*[:=]\\s*|${tag.length > 2 ? `${tag} |` : ''}tag\\s*${tag}\\b(?:\\W+[a-z]+){0,6}?\\W+)${value}`,
    'i',
  );

/** The bytes that follow one of the names in the question. */
function bytesOf(names: string[], question: string): { bytes: string[]; at: number } | undefined {
  for (const name of names) {
    const isTag = /^[0-9A-F]+$/.test(name);
    const found = (isTag ? behindTag(name) : behindName(name)).exec(question);
    const digits = found?.[1]?.toUpperCase() ?? '';
    const bytes = /\d/.test(digits) ? digits.match(/[0-9A-F]{2}/g) : null;
    // "CTQ 9F6C" names the tag, and gives no value.
    if (found && bytes && !names.includes(bytes.join(''))) return { bytes: [...bytes], at: found.index };
  }
  return undefined;
}

/** A line for each bit that is set; none when the passages know less than half of them. */
function findings(bytes: string[], bits: BitMeaning[]): { text: string; n: number }[] {
  const set = setBits(bytes, bits);
  const source = set.find(({ known }) => known !== undefined)?.known?.n ?? bits[0]?.n ?? 0;
  if (bytes.length === 0 || bits.length === 0) return [];
  if (set.length === 0) return [{ text: 'No bit is set.', n: source }];
  // A few rows of many tell too little.
  if (set.filter(({ known }) => known !== undefined).length * 2 < set.length) return [];
  return set.map(({ byte, bit, known }) => ({
    text: `**Byte ${byte}, bit ${bit}:** ${known?.meaning ?? 'not in my sources'}.`,
    n: known?.n ?? source,
  }));
}
