import type { Passage } from '../passages/passage.ts';
import { asksOfValues } from '../question/little-else.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import { AnswerDraft } from './answer-draft.ts';
import { writeFields } from './values/write-fields.ts';

/** Opens with the written answer where a question wants to know more of its values than what they mean, before these are read. */
export function openWithWritten(draft: AnswerDraft, question: string, passages: Passage[]): void {
  if (!asksOfValues(question) || !writeFields(new AnswerDraft(), question, passages)) return;
  draft.paragraph(writtenAnswers(passages));
}
