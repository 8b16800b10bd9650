import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const topic = /\b(?:TLV|BER|tags?|DE ?55|EMV)\b/i;
const tells = /\b81\b[^.]{0,80}\b(?:byte|length)|\blength\b[^.]{0,80}\b81\b/i;
const long = /(?<![\w.])(?:0x)?(?:81 ?([0-9A-F]{2})|82 ?([0-9A-F]{2} ?[0-9A-F]{2}))(?![\w.])/gi;
const bytes = /(?<![\w.,]|\d )(\d{1,2},\d{3}|\d{1,5}) bytes?\b/i;
const asksToWrite = /\b(?:cod(?:e|ed|ing)|written|write|encod\w*|look|express\w*|represent\w*)\b/i;
const shortest = 128;
const oneByte = 256;
const twoBytes = 65_536;

/** A TLV length of two or three bytes read, or the length bytes for so many bytes of value, when a passage tells of such lengths. */
export function writeTlvLength(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  if (source === undefined || !topic.test(question) || !/\blength|\bbytes? long\b/i.test(question))
    return false;
  const found = [...question.matchAll(long)].find((match) => !isNumber(match, question));
  const digits = (found?.[1] ?? found?.[2])?.replace(' ', '').toUpperCase();
  if (digits !== undefined) {
    const count = digits.length / 2;
    draft.plain(
      `\`8${count} ${spaced(digits)}\`: \`8${count}\` says that ${count === 1 ? 'one more byte holds' : 'two more bytes hold'} the length, and \`${spaced(digits)}\` is ${Number.parseInt(digits, 16)} bytes. [${source.n}]`,
    );
    return true;
  }
  const length = Number(bytes.exec(question)?.[1]?.replace(',', '') ?? 0);
  if (length === 0 || length >= twoBytes || !asksToWrite.test(question)) return false;
  const inHex = length.toString(16).toUpperCase();
  const size = length < oneByte ? 2 : 4;
  const prefix = length < shortest ? '' : length < oneByte ? '81 ' : '82 ';
  draft.plain(
    `A length of ${length} bytes is written \`${prefix}${spaced(inHex.padStart(size, '0'))}\`. [${source.n}]`,
  );
  return true;
}

/** Whether bare digits are a length in decimal: "8192 bytes", "a length of 8192", "how is 8192 written". */
function isNumber({ 0: text, index }: RegExpMatchArray, question: string): boolean {
  const before = question.slice(0, index);
  const behind = question.slice((index ?? 0) + text.length);
  return (
    /^\d+$/.test(text) &&
    (asksToWrite.test(question) || /\blength of $/i.test(before) || /^ bytes?\b/i.test(behind))
  );
}

function spaced(digits: string): string {
  return digits.match(/../g)?.join(' ') ?? digits;
}
