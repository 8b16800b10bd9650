import type { AnswerDraft } from './answer-draft.ts';
import { definesSubject } from './definition-sentence.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { termSet } from './words.ts';

const directWords = 75;
const clearlyBetter = 0.3;
const leastOfPart = 0.6;

/** The sentence or two that answer at once: the best of the focus, unless another passage has a clearly better one. */
export function writeDirectAnswer(draft: AnswerDraft, material: Material): void {
  const { points, question } = material;
  const chosen = choose(material);
  if (!chosen) return;
  const said: ScoredPoint[] = [chosen];
  for (const part of question.parts.slice(1)) {
    const answer = answerToPart(part, material);
    if (answer && !said.includes(answer)) said.push(answer);
  }
  const next = points.find(({ n, position }) => n === chosen.n && position === chosen.position + 1);
  if (said.length === 1 && next && goesOn(chosen, next)) said.push(next);
  draft.paragraph(said);
}

function choose({ points, focus, question }: Material): ScoredPoint | undefined {
  const best = points[0];
  const usable = points.filter(({ origin }) => origin !== 'step');
  const ofFocus = usable.find(({ n }) => n === focus.n);
  const isDefinition = question.kind === 'definition' || question.kind === 'code';
  if (best && isDefinition && definesSubject(best.sentences[0] ?? '', question)) return best;
  return best && ofFocus && best.score < ofFocus.score + clearlyBetter ? ofFocus : best;
}

function goesOn(chosen: ScoredPoint, next: ScoredPoint): boolean {
  const inOneBreath =
    chosen.origin === 'sentence' && next.origin === 'sentence' && next.heading === chosen.heading;
  return (
    inOneBreath &&
    chosen.sentences.length === 1 &&
    next.score > 0.45 &&
    chosen.words + next.words <= directWords
  );
}

/** The best answer to a further question asked in the same breath. */
function answerToPart(part: string, { points, question }: Material): ScoredPoint | undefined {
  const terms = [...termSet(part)];
  if (terms.length === 0 && !/^(?:when|why)\b/i.test(part)) return undefined;
  const cue = /^when\b/i.test(part)
    ? /\bwhen\b|\bbefore\b|\bafter\b/i
    : /^why\b/i.test(part)
      ? /\bbecause\b|\bso that\b/i
      : null;
  const subject = termSet(question.subject);
  const weigh = ({ terms: held, context, sentences, opens }: ScoredPoint) => {
    const inPart = terms.filter((term) => held.has(term)).length / Math.max(1, terms.length);
    const aboutSubject =
      [...subject].filter((term) => held.has(term) || context.has(term)).length / Math.max(1, subject.size);
    return inPart + 0.4 * aboutSubject + (cue?.test(sentences.join(' ')) ? 0.4 : 0) + (opens ? 0.2 : 0);
  };
  const [best] = points
    .filter(({ origin, words }) => origin !== 'step' && words <= directWords)
    .toSorted((one, other) => weigh(other) - weigh(one));
  return best && weigh(best) >= leastOfPart ? best : undefined;
}
