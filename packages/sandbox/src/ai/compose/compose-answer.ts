import type { ChatMessage } from '../chat-messages.ts';
import { AnswerDraft } from './answer-draft.ts';
import { choosePassage } from './choose-passage.ts';
import { coverageOf } from './coverage.ts';
import { writeOut } from './follow-up.ts';
import type { Material } from './material.ts';
import { notCovered } from './not-covered.ts';
import { parsePrompt } from './parse-prompt.ts';
import { readPassage } from './passage.ts';
import { readQuestion } from './question-kind.ts';
import { relevanceTo } from './relevance.ts';
import { scorePoints } from './score-points.ts';
import { correctSpelling } from './spelling.ts';
import { findStructures } from './structures.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * Composes the answer to the last message of a conversation out of the passages in it, as Markdown with `[n]`
 * citations. It only arranges what the passages say; where they do not cover the question it says so. The same
 * conversation always gets the same answer.
 */
export function composeAnswer(messages: ChatMessage[]): string {
  const prompt = parsePrompt(messages);
  const passages = prompt.passages.map(readPassage);
  const before = prompt.earlier.at(-1);
  const question = readQuestion(writeOut(correctSpelling(prompt.question, passages), before));
  const { covered, missing } = coverageOf(question, passages);
  if (!covered) return notCovered(missing, passages);

  const relevance = relevanceTo(question.text, passages, before);
  const points = scorePoints(question, passages, relevance);
  const structures = findStructures(question, passages, relevance);
  const focus = choosePassage(question, passages, points, structures, relevance);
  const material: Material = { question, passages, relevance, points, structures, focus, missing };
  const draft = new AnswerDraft();
  writeAnswer(draft, material);
  return draft.isEmpty ? notCovered(missing, passages) : draft.toString();
}
