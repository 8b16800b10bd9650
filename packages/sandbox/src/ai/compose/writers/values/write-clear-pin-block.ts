import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const pinBlock = /\bPIN[- ]?blocks?\b/i;
const block = /(?<![\w.])(?:[0-9A-F]{16}|(?:[0-9A-F]{2} ){7}[0-9A-F]{2})(?![\w])/;
const shortest = 4;
const longest = 12;
const lastFormat = 4;

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
  return true;
}
