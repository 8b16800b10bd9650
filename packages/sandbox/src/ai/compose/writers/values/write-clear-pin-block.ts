import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { accountIn, panFieldOf, xorOf } from './write-pin-block.ts';

const pinBlock = /\bPIN[- ]?blocks?\b/i;
const block = /(?<![\w.])(?:[0-9A-F]{16}|(?:[0-9A-F]{2} ){7}[0-9A-F]{2})(?![\w])/;
const shortest = 4;
const longest = 12;
const lastFormat = 4;
/** Formats whose block is the PIN field combined with a field of the card number. */
const withPanField = [0, 3];

/** The format and the PIN length that the first two digits of a clear PIN block tell, by a passage that lists the formats. */
export function writeClearPinBlock(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const written = block.exec(question)?.[0];
  const source = passages.find(
    ({ text }) => /\bformat 0\b|\bFormat 0\b|\| 0 \| 0 \|/.test(text) && pinBlock.test(text),
  );
  if (!pinBlock.test(question) || written === undefined || source === undefined) return false;
  const digits = written.replaceAll(' ', '');
  const format = Number(digits.charAt(0));
  const length = Number.parseInt(digits.charAt(1), 16);
  if (!(format <= lastFormat) || length < shortest || length > longest) return false;
  draft.plain(
    `Taken as a clear PIN block, \`${digits}\` begins with \`${digits.charAt(0)}\`, the control digit of format ${format}, and its second digit \`${digits.charAt(1)}\` gives a PIN of ${length} digits. [${source.n}]`,
  );
  const account = accountIn(question);
  if (account !== undefined && withPanField.includes(format))
    writePinOf(draft, digits, { account, length, n: source.n });
  return true;
}

/** The PIN field that the PAN field of the card number leaves, and the PIN in it, if it can be one. */
function writePinOf(
  draft: AnswerDraft,
  block: string,
  { account, length, n }: { account: string; length: number; n: number },
): void {
  const panField = panFieldOf(account);
  const pinField = xorOf(block, panField);
  const [pin, filler] = [pinField.slice(2, 2 + length), pinField.slice(2 + length)];
  const isPin = /^\d+$/.test(pin) && /^[A-F]*$/.test(filler);
  draft.plain(
    isPin
      ? `Combined (XOR) with the PAN field \`${panField}\` of the card number it is \`${pinField}\`, so that the PIN is **${pin}**. [${n}]`
      : `Combined (XOR) with the PAN field \`${panField}\` of the card number it is \`${pinField}\`, which is no PIN field: the card number is another, or the block was decrypted with a wrong key. [${n}]`,
  );
}
