import type { ChatMessage } from '../chat-messages.ts';
import { isContradicted } from './passages/contradicted.ts';
import { coverageOf } from './passages/coverage.ts';
import { type Prompt, parsePrompt } from './passages/parse-prompt.ts';
import { type Passage, readPassage } from './passages/passage.ts';
import { correctSpelling } from './passages/spelling.ts';
import { withoutAsides } from './question/asides.ts';
import { threadOf, writeOut } from './question/follow-up.ts';
import { type Form, formRequestedBy } from './question/form-request.ts';
import { isLittleElse } from './question/little-else.ts';
import { brandsIn } from './question/narrowing.ts';
import { readQuestion } from './question/question-kind.ts';
import { partsOf } from './question/question-parts.ts';
import { rangesInFull } from './question/ranges-in-full.ts';
import { saidInFull } from './question/said-in-full.ts';
import { standingIn } from './question/standing-questions.ts';
import { withoutMarkup } from './question/without-markup.ts';
import { writtenApart } from './question/written-apart.ts';
import { gatherMaterial } from './ranking/gather-material.ts';
import { withFittingAnswers } from './ranking/written-answer.ts';
import { isGeneric, termsOf } from './text/words.ts';
import { AnswerDraft } from './writers/answer-draft.ts';
import { decodeCodes } from './writers/decode-codes.ts';
import { notCovered } from './writers/not-covered.ts';
import { openWithWritten } from './writers/open-with-written.ts';
import { reshapeAnswer } from './writers/reshape-answer.ts';
import { spellOut } from './writers/spell-out.ts';
import { writeDifference } from './writers/sums/write-difference.ts';
import { writeFigures } from './writers/sums/write-figures.ts';
import { writeMinorUnits } from './writers/sums/write-minor-units.ts';
import { writeAcquirerReference } from './writers/values/write-acquirer-reference.ts';
import { writeBitmap } from './writers/values/write-bitmap.ts';
import { writeBitmapOfFields } from './writers/values/write-bitmap-of-fields.ts';
import { writeBits } from './writers/values/write-bits.ts';
import { writeBytesOfTag } from './writers/values/write-bytes-of-tag.ts';
import { writeCheckDigit } from './writers/values/write-check-digit.ts';
import { writeClearPinBlock } from './writers/values/write-clear-pin-block.ts';
import { writeControlField } from './writers/values/write-control-field.ts';
import { writeConversionRate } from './writers/values/write-conversion-rate.ts';
import { writeCvmList } from './writers/values/write-cvm-list.ts';
import { writeDayOfYear } from './writers/values/write-day-of-year.ts';
import { writeEbcdic } from './writers/values/write-ebcdic.ts';
import { writeExpiry } from './writers/values/write-expiry.ts';
import { writeFields } from './writers/values/write-fields.ts';
import { writeFileLocator } from './writers/values/write-file-locator.ts';
import { writeFrame } from './writers/values/write-frame.ts';
import { writeKeySerialNumber } from './writers/values/write-key-serial-number.ts';
import { writeLayout } from './writers/values/write-layout.ts';
import { writeNetworkOfCard } from './writers/values/write-network-of-card.ts';
import { writePinBlock } from './writers/values/write-pin-block.ts';
import { writePinOffset } from './writers/values/write-pin-offset.ts';
import { writeSignedAmount } from './writers/values/write-signed-amount.ts';
import { writeTlv } from './writers/values/write-tlv.ts';
import { writeTlvLength } from './writers/values/write-tlv-length.ts';
import { writeTrack } from './writers/values/write-track.ts';
import { writeAbbreviations } from './writers/write-abbreviations.ts';
import { writeAnswer } from './writers/write-answer.ts';
import { writeBehindValues } from './writers/write-behind-values.ts';
import { writeListed } from './writers/write-listed.ts';
import { writeOmitted } from './writers/write-omitted.ts';
import { writeParts } from './writers/write-parts.ts';

/**
 * Composes the answer to the last message of a conversation out of the passages in it, as Markdown with `[n]`
 * citations. It only arranges what the passages say; where they do not cover the question it says so. The same
 * conversation always gets the same answer. A message that only asks for another form gets the answer before it in that.
 */
export function composeAnswer(messages: ChatMessage[]): string {
  const prompt = parsePrompt(messages);
  const earlier = prompt.earlier.filter((question) => formRequestedBy(question) === undefined);
  const form = formRequestedBy(prompt.question);
  const last = earlier.at(-1);
  if (form === undefined || last === undefined) return compose({ ...prompt, earlier });
  return reshapeAnswer(form, compose({ ...prompt, question: last, earlier: earlier.slice(0, -1) }, form));
}

function compose(given: Prompt, form?: Form): string {
  const [asked = '', earlier] = standingIn([...given.earlier, given.question]);
  const sent = given.passages.map(readPassage);
  const apart = saidInFull(writtenApart(withoutAsides(withoutMarkup(asked))));
  const prompt = { ...given, question: rangesInFull(apart, sent) };
  const uncontradicted = sent.filter((passage) => !isContradicted(passage, prompt.question, sent));
  const thread = threadOf(earlier);
  const corrected = correctSpelling(prompt.question, uncontradicted);
  const whole = writeOut(corrected, thread);
  // What is written out needs nothing of the question before it.
  const before = whole === corrected ? thread?.text : undefined;
  const question = readQuestion(form?.kind === 'example' ? `${whole} Give an example.` : whole);
  const passages = withFittingAnswers(question, uncontradicted);
  const { covered, missing } = coverageOf(question, passages, before);
  const draft = new AnswerDraft();
  const isDecoding = isLittleElse(prompt.question);
  if (isDecoding) openWithWritten(draft, prompt.question, passages);
  const isRead = isDecoding && writeFields(draft, prompt.question, passages);
  const isValue = workedOut.map((write) => write(draft, prompt.question, passages)).some(Boolean);
  const isTaken = writeFigures(draft, prompt.question, passages) || isValue;
  if (!covered && !isRead) return isTaken ? draft.toString() : notCovered(missing, passages);

  const material = gatherMaterial(question, passages, missing, before);
  const parts = partsOf(question).map(({ question: asked, about, told }) => ({
    ...gatherMaterial(asked, passagesOn(about, passages), missing, told ?? before),
    told,
  }));
  // What is asked beside a sum is not told by what stands behind its figures.
  const isAllTold = isDecoding && (isValue || parts.length < 2);
  if (isRead || (isTaken && isAllTold)) {
    writeBehindValues(draft, material);
    return draft.toString();
  }
  if (!isTaken && !writeListed(draft, material)) writeAbbreviations(draft, material);
  if (parts.length > 1) writeParts(draft, parts, material);
  else writeAnswer(draft, material);
  if (!isTaken) writeDifference(draft, prompt.question, passages);
  if (!writeFields(draft, prompt.question, passages)) decodeCodes(draft, material);
  writeOmitted(draft, material);
  spellOut(draft, material);
  return draft.isEmpty ? notCovered(missing, passages) : draft.toString();
}

/** What is read or worked out from values of the question in the way that a passage describes. */
const workedOut = [
  writeTrack,
  writeCheckDigit,
  writePinBlock,
  writeClearPinBlock,
  writePinOffset,
  writeKeySerialNumber,
  writeFileLocator,
  writeFrame,
  writeControlField,
  writeEbcdic,
  writeSignedAmount,
  writeConversionRate,
  writeNetworkOfCard,
  writeBitmap,
  writeBitmapOfFields,
  writeBits,
  writeCvmList,
  writeBytesOfTag,
  writeTlv,
  writeTlvLength,
  writeMinorUnits,
  writeDayOfYear,
  writeExpiry,
  writeAcquirerReference,
  writeLayout,
];

/** The passages that speak of a thing; all when none does. */
function passagesOn(thing: string, passages: Passage[]): Passage[] {
  const sought = termsOf(thing).filter((term) => !isGeneric(term) && brandsIn(term).length === 0);
  const found = passages.filter(({ terms }) => sought.every((term) => terms.has(term)));
  return found.length > 0 ? found : passages;
}
