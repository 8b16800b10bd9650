/** Characters gathered from a longer text, and where each one stood; each covers `width` characters there. */
export type Strip = { readonly text: string; readonly at: readonly number[]; readonly width: 1 | 2 };

const shortestDump = 20;
const hexWord = /[0-9a-z]+/gi;
const hexOnly = /^[0-9a-f]+$/i;
const gapBetweenWords = /^[\s:,|-]{1,5}$/;

type Word = { readonly from: number; readonly text: string };

/**
 * The byte dumps in a text (`02 00 72 34 …`, `0x30,0x32`, `30323030…`) as strips of hexadecimal digits
 * without what stands between the bytes.
 */
export function byteDumps(text: string): Strip[] {
  // Same length, so that offsets stay true.
  const bare = text.replace(/0x|\\x/gi, '  ');
  const dumps: Strip[] = [];
  let words: Word[] = [];
  let end = 0;
  for (const match of bare.matchAll(hexWord)) {
    const word = { from: match.index, text: match[0] };
    const isBytes = word.text.length % 2 === 0 && hexOnly.test(word.text);
    const gap = bare.slice(end, Math.min(word.from, end + 6));
    const continues =
      words.length === 0 || (gapBetweenWords.test(gap) && word.text.length <= (words[0]?.text.length ?? 0));
    if (!isBytes || !continues) {
      if (words.length > 0) dumps.push(stripOf(words));
      words = [];
    }
    if (isBytes) words.push(word);
    end = match.index + match[0].length;
  }
  if (words.length > 0) dumps.push(stripOf(words));
  return dumps.filter((dump) => dump.text.length >= shortestDump);
}

function stripOf(words: readonly Word[]): Strip {
  const at = words.flatMap((word) => Array.from(word.text, (_, index) => word.from + index));
  return { text: words.map((word) => word.text).join(''), at, width: 1 };
}

/** The text that the bytes of a dump spell in ASCII, and in EBCDIC; what is not printable becomes NUL. */
export function spelledBytes(dump: Strip): Strip[] {
  const ascii: string[] = [];
  const ebcdic: string[] = [];
  const at: number[] = [];
  for (let index = 0; index + 1 < dump.text.length; index += 2) {
    const byte = Number.parseInt(dump.text.slice(index, index + 2), 16);
    ascii.push(byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '\0');
    ebcdic.push(ebcdicCharacter(byte));
    at.push(dump.at[index] ?? 0);
  }
  return [
    { text: ascii.join(''), at, width: 2 },
    { text: ebcdic.join(''), at, width: 2 },
  ];
}

function ebcdicCharacter(byte: number): string {
  if (byte >= 0xf0 && byte <= 0xf9) return String(byte - 0xf0);
  if (byte === 0x7e) return '=';
  if (byte === 0xc4) return 'D';
  return '\0';
}

/** Puts letters in place of digits that spell digits in ASCII, so that they are not read as digits themselves. */
export function hideSpelledDigits(text: string): string {
  return text.replace(/(?:3\d){8,}/g, (spelled) => 'x'.repeat(spelled.length));
}
