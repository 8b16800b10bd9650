import type { Passage } from '../passages/passage.ts';
import { asksOfValues } from '../question/little-else.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { fieldReadings } from './values/field-readings.ts';

/** Opens with the written answer where a question wants to know more of its values than what they mean, before these are read. */
export function openWithWritten(draft: AnswerDraft, question: string, passages: Passage[]): void {
  if (!asksOfValues(question) || fieldReadings(question, passages).length === 0) return;
  draft.paragraph(writtenAnswers(passages));
}
