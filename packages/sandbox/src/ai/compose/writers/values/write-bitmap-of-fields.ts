import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { enumerate } from '../not-covered.ts';

const asked =
  /\b(?:build|make|construct|creat\w*|comput\w*|calculat\w*|generat\w*|encod\w*|set up|write|what is|what would be|what's|which)\b[^?]*\bbitmap\b|\bbitmap (?:for|of|with)\b/i;
const listed =
  /\b(?:fields?|DEs?|data elements?|elements?|bits?)[ :]*((?:DE ?)?\d{1,3}(?:(?:\s*,\s*(?:and )?|\s+and\s+|\s*&\s*|\s+)(?:DE ?)?\d{1,3}\b)+)/i;
const bitsOfBitmap = 64;
const lastElement = 128;
const digitsOfBitmap = 16;

/** The bitmap that announces the fields listed in the question, when a passage says what a bitmap is. */
export function writeBitmapOfFields(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => /\bbitmaps?\b/i.test(text));
  const numbers = (asked.test(question) ? listed.exec(question)?.[1] : undefined)?.match(/\d+/g) ?? [];
  const fields = [...new Set(numbers.map(Number))]
    .filter((each) => each > 1)
    .sort((one, other) => one - other);
  if (source === undefined || fields.length < 2 || (fields.at(-1) ?? 0) > lastElement) return false;
  const isLong = fields.some((each) => each > bitsOfBitmap);
  const bits = isLong ? [1, ...fields] : fields;
  const value = bits.reduce((sum, bit) => sum | (1n << BigInt(lastElement - bit)), 0n);
  const digits = value
    .toString(16)
    .toUpperCase()
    .padStart(2 * digitsOfBitmap, '0');
  const [primary, secondary] = [digits.slice(0, digitsOfBitmap), digits.slice(digitsOfBitmap)];
  const second = isLong
    ? ` Bit 1 is set because fields over ${bitsOfBitmap} follow in the secondary bitmap \`${secondary}\`.`
    : '';
  draft.plain(
    `The bits ${enumerate(bits.map(String))} set give the bitmap **\`${primary}\`**.${second} [${source.n}]`,
  );
  draft.ownTable(['Fields', 'Bits', 'Hex'], digitRows(isLong ? digits : primary, bits), []);
  return true;
}

/** Each hexadecimal digit that is not zero, with the four fields that it covers. */
function digitRows(digits: string, bits: number[]): string[][] {
  return [...digits].flatMap((digit, place) => {
    const from = 4 * place + 1;
    const set = [from, from + 1, from + 2, from + 3].map((bit) => (bits.includes(bit) ? '1' : '0'));
    return digit === '0' ? [] : [[`${from} to ${from + 3}`, set.join(''), `\`${digit}\``]];
  });
}
