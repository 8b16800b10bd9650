import type { Passage } from '../passages/passage.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { enumerate } from './not-covered.ts';

const bitmap = /\bbitmaps?\b/i;
const hex = /(?<![\w.])(?:[0-9A-F]{2} ?){8}(?:(?:[0-9A-F]{2} ?){8})?(?![0-9A-Za-z])/g;
const bitsOfDigit = 4;

/** The data elements that a bitmap of the question announces, when a passage says how a bitmap is read. */
export function writeBitmap(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => bitmap.test(text) && /\bbit 1\b/i.test(text));
  if (!bitmap.test(question) || source === undefined) return false;
  let done = false;
  for (const written of question.match(hex) ?? []) {
    const digits = written.replace(/ /g, '');
    const elements = [...digits].flatMap((digit, place) =>
      [8, 4, 2, 1].flatMap((mask, bit) =>
        (Number.parseInt(digit, 16) & mask) === 0 ? [] : [place * bitsOfDigit + bit + 1],
      ),
    );
    const fields = elements.filter((element) => element !== 1).map(String);
    const second = elements.includes(1)
      ? 'Bit 1 is set, so that a secondary bitmap follows or is part of it.'
      : 'Bit 1 is not set, so that no secondary bitmap follows.';
    draft.plain(`Bitmap \`${digits}\` announces DE ${enumerate(fields)}. ${second} [${source.n}]`);
    done = true;
  }
  return done;
}
