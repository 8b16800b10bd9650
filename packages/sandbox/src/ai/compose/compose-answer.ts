import type { ChatMessage } from '../chat-messages.ts';
import { AnswerDraft } from './answer-draft.ts';
import { coverageOf } from './coverage.ts';
import { decodeCodes } from './decode-codes.ts';
import { writeOut, writtenOut } from './follow-up.ts';
import { gatherMaterial } from './gather-material.ts';
import { brandsIn } from './narrowing.ts';
import { notCovered } from './not-covered.ts';
import { parsePrompt } from './parse-prompt.ts';
import { type Passage, readPassage } from './passage.ts';
import { readQuestion } from './question-kind.ts';
import { partsOf } from './question-parts.ts';
import { correctSpelling } from './spelling.ts';
import { isGeneric, termsOf } from './words.ts';
import { spellOut, writeAbbreviations } from './write-abbreviations.ts';
import { writeAnswer } from './write-answer.ts';
import { writeBitmap } from './write-bitmap.ts';
import { writeBits } from './write-bits.ts';
import { writeCheckDigit } from './write-check-digit.ts';
import { writeDifference } from './write-difference.ts';
import { writeLayout } from './write-layout.ts';
import { writeOmitted } from './write-omitted.ts';
import { writeParts } from './write-parts.ts';
import { writePinBlock } from './write-pin-block.ts';
import { writeSum } from './write-sum.ts';
import { writeTrack } from './write-track.ts';

/**
 * Composes the answer to the last message of a conversation out of the passages in it, as Markdown with `[n]`
 * citations. It only arranges what the passages say; where they do not cover the question it says so. The same
 * conversation always gets the same answer.
 */
export function composeAnswer(messages: ChatMessage[]): string {
  const prompt = parsePrompt(messages);
  const passages = prompt.passages.map(readPassage);
  const before = writtenOut(prompt.earlier);
  const question = readQuestion(writeOut(correctSpelling(prompt.question, passages), before));
  const { covered, missing } = coverageOf(question, passages);
  const draft = new AnswerDraft();
  const isTaken = workedOut.map((write) => write(draft, prompt.question, passages)).some(Boolean);
  if (!covered) return isTaken ? draft.toString() : notCovered(missing, passages);

  const material = gatherMaterial(question, passages, missing, before);
  const parts = partsOf(question).map((part) =>
    gatherMaterial(part.question, passagesOn(part.about, passages), missing, before),
  );
  writeAbbreviations(draft, material);
  if (parts.length > 1) writeParts(draft, parts, material);
  else writeAnswer(draft, material);
  if (!isTaken) writeDifference(draft, prompt.question, passages);
  decodeCodes(draft, material);
  writeOmitted(draft, material);
  spellOut(draft, material);
  return draft.isEmpty ? notCovered(missing, passages) : draft.toString();
}

/** What is worked out from figures of the question in the way that a passage describes. */
const workedOut = [writeTrack, writeCheckDigit, writePinBlock, writeBitmap, writeBits, writeLayout, writeSum];

/** The passages that speak of a thing; all when none does. */
function passagesOn(thing: string, passages: Passage[]): Passage[] {
  const sought = termsOf(thing).filter((term) => !isGeneric(term) && brandsIn(term).length === 0);
  const found = passages.filter(({ terms }) => sought.every((term) => terms.has(term)));
  return found.length > 0 ? found : passages;
}
