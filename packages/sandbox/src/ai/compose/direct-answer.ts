import type { AnswerDraft } from './answer-draft.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';

const directWords = 75;
const clearlyBetter = 0.3;

/** The sentence or two that answer at once: the best of the focus, unless another passage has a clearly better one. */
export function writeDirectAnswer(draft: AnswerDraft, { points, focus }: Material): ScoredPoint | undefined {
  const best = points[0];
  const ofFocus = points.find(({ n }) => n === focus.n);
  const chosen = best && ofFocus && best.score < ofFocus.score + clearlyBetter ? ofFocus : best;
  if (!chosen) return undefined;
  const next = points.find(
    ({ n, position, origin }) => n === chosen.n && origin === 'sentence' && position === chosen.position + 1,
  );
  const sentences = [...chosen.sentences];
  const goesOn =
    next &&
    chosen.origin === 'sentence' &&
    sentences.length === 1 &&
    next.heading === chosen.heading &&
    next.score > 0.45;
  const said = [{ sentences, n: chosen.n }];
  if (goesOn && chosen.words + next.words <= directWords) said.push({ sentences: next.sentences, n: next.n });
  draft.paragraph(said);
  return chosen;
}
