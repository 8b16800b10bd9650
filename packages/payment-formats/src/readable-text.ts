/** Text with look-alike characters made plain, and where each of its characters stood in the original. */
export type ReadableText = {
  readonly plain: string;
  /** Original UTF-16 offset at which character `index` of `plain` begins, and at which it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

const invisible = /\p{Default_Ignorable_Code_Point}/u;
const hyphenLike = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/;
const spaceLike = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const decimalDigit = /^\p{Nd}$/u;
const ascii = /^[\0-\x7f]*$/;

const digitValues = new Map<number, string>();

/** Unicode encodes every set of decimal digits as ten neighbours, so counting back finds the value. */
function digitValue(codePoint: number): string {
  const known = digitValues.get(codePoint);
  if (known !== undefined) return known;
  let before = codePoint;
  while (decimalDigit.test(String.fromCodePoint(before - 1))) before -= 1;
  const value = String((codePoint - before) % 10);
  digitValues.set(codePoint, value);
  return value;
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character;
  if (invisible.test(character)) return '';
  if (spaceLike.test(character)) return ' ';
  if (hyphenLike.test(character)) return '-';
  if (decimalDigit.test(character)) return digitValue(code);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  return character.length === 1 ? character : '\ufffd';
}

/**
 * Makes digits of any script, full-width letters, odd spaces and hyphens plain ASCII and drops invisible
 * characters, so that a card number cannot hide behind them.
 */
export function readableText(text: string): ReadableText {
  const starts: number[] = [];
  const ends: number[] = [];
  if (ascii.test(text)) {
    for (let index = 0; index < text.length; index += 1) {
      starts.push(index);
      ends.push(index + 1);
    }
    return { plain: text, starts, ends };
  }
  const parts: string[] = [];
  let offset = 0;
  for (const character of text) {
    const plain = plainCharacter(character);
    if (plain !== '') {
      parts.push(plain);
      starts.push(offset);
      ends.push(offset + character.length);
    }
    offset += character.length;
  }
  return { plain: parts.join(''), starts, ends };
}
