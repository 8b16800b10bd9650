import type { Engine } from '../engine.ts';
import type { AnswerFound } from './best-answer.ts';
import { shareTold } from './share-told.ts';

/** What has so many of its words in common with another answer says the same again. */
const leastRepeated = 0.7;

/**
 * Answers that each tell something which none before it tells, in their order.
 *
 * @param told answers that come before all of them
 */
export function withoutRepeats(
  { wordings }: Pick<Engine, 'wordings'>,
  answers: readonly AnswerFound[],
  told: readonly AnswerFound[] = [],
): AnswerFound[] {
  const before = told.map(({ answer }) => new Set(wordings.stemsOfAnswer(answer)));
  return answers.filter(({ answer }) => {
    const stems = wordings.stemsOfAnswer(answer);
    if (before.some((each) => shareTold(stems, each) >= leastRepeated)) return false;
    before.push(new Set(stems));
    return true;
  });
}
