import type { AnswerDraft } from './answer-draft.ts';
import { definesSubject } from './definition-sentence.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { termSet } from './words.ts';

const directWords = 75;
const clearlyBetter = 0.3;
const leastOfPart = 1.1;
const overview = 'Overview';

/**
 * Writes the sentence or two that answer at once: the best of the focus, unless another passage has a clearly better
 * one. Returns the material for the rest of the answer, whose focus follows the direct answer where that led away.
 */
export function writeDirectAnswer(draft: AnswerDraft, material: Material): Material {
  const { points, question, passages, focus } = material;
  const chosen = choose(material);
  if (!chosen) return material;
  const said: ScoredPoint[] = [chosen];
  for (const part of question.parts.slice(1)) {
    const answer = answerToPart(part, chosen, material);
    if (answer && !said.includes(answer)) said.push(answer);
  }
  const next = points.find(({ n, position }) => n === chosen.n && position === chosen.position + 1);
  if (said.length === 1 && next && goesOn(chosen, next)) said.push(next);
  draft.paragraph(said);
  const led = { ...material, direct: chosen };
  const source = passages.find(({ n }) => n === chosen.n) ?? focus;
  // A definition, a reference row or a glossary entry says what something is; the rest of the answer lies elsewhere.
  const isDefinition = definesSubject(chosen.sentences[0] ?? '', question) === 1;
  return isDefinition || source.isEntry || source.rowKey !== null ? led : { ...led, focus: source };
}

function choose(material: Material): ScoredPoint | undefined {
  const { points, focus, question } = material;
  const best = points[0];
  const usable = points.filter(canOpen);
  if (question.kind === 'definition' || question.kind === 'code') {
    const definition = bestDefinition(usable, material);
    if (definition) return definition;
  }
  const ofFocus = usable.find(({ n }) => n === focus.n);
  const opening = usable.find(({ n, opens }) => n === focus.n && opens);
  const preferred = opening && ofFocus && ofFocus.score < opening.score + clearlyBetter ? opening : ofFocus;
  return best && preferred && best.score < preferred.score + clearlyBetter ? preferred : (usable[0] ?? best);
}

/** A sentence can open an answer; an item only when it names what it is about, as in "**61, exceeds limit.** …". */
function canOpen({ origin, leans, sentences }: ScoredPoint): boolean {
  return (
    !leans && (origin === 'sentence' || (origin === 'item' && /^\*\*[^*]+\*\*/.test(sentences[0] ?? '')))
  );
}

/** Of several definitions the one an article opens with; a reference row's only when its code was asked for. */
function bestDefinition(points: ScoredPoint[], { question, passages }: Material): ScoredPoint | undefined {
  const weigh = ({ n, score }: ScoredPoint) => {
    const passage = passages.find((each) => each.n === n);
    const isStrayRow = passage?.rowKey !== null && question.codes.length === 0;
    return score + (passage?.section === overview ? 0.4 : 0) - (isStrayRow ? 1 : 0);
  };
  return points
    .filter(({ sentences }) => definesSubject(sentences[0] ?? '', question) === 1)
    .toSorted((one, other) => weigh(other) - weigh(one))[0];
}

function goesOn(chosen: ScoredPoint, next: ScoredPoint): boolean {
  const inOneBreath =
    !next.leans &&
    chosen.origin === 'sentence' &&
    next.origin === 'sentence' &&
    next.heading === chosen.heading;
  return (
    inOneBreath &&
    chosen.sentences.length === 1 &&
    (chosen.opens || next.score > 0.45) &&
    chosen.words + next.words <= directWords
  );
}

/** The best answer to a further question asked in the same breath. */
function answerToPart(
  part: string,
  chosen: ScoredPoint,
  { points, question }: Material,
): ScoredPoint | undefined {
  const terms = [...termSet(part)];
  if (terms.length === 0 && !/^(?:when|why)\b/i.test(part)) return undefined;
  const cue = /^when\b/i.test(part)
    ? /\bwhen\b|\bbefore\b|\bafter\b/i
    : /^why\b/i.test(part)
      ? /\bbecause\b|\bso that\b/i
      : null;
  const subject = termSet(question.subject);
  const weigh = ({ n, terms: held, context, sentences, opens }: ScoredPoint) => {
    const inPart = terms.filter((term) => held.has(term)).length / Math.max(1, terms.length);
    const aboutSubject =
      [...subject].filter((term) => held.has(term) || context.has(term)).length / Math.max(1, subject.size);
    return (
      inPart +
      0.4 * aboutSubject +
      (cue?.test(sentences.join(' ')) ? 0.4 : 0) +
      (opens ? 0.2 : 0) +
      (n === chosen.n ? 0.2 : 0)
    );
  };
  const [best] = points
    .filter(({ origin, leans, words }) => origin !== 'step' && !leans && words <= directWords)
    .toSorted((one, other) => weigh(other) - weigh(one));
  return best && weigh(best) >= leastOfPart ? best : undefined;
}
