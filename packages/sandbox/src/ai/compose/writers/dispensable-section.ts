import { headingOf, type Passage } from '../passages/passage.ts';
import { standingOf } from '../passages/targets.ts';
import { brandsIn } from '../question/narrowing.ts';
import { isPlainComparison } from '../question/plain-comparison.ts';
import type { Material } from '../ranking/material.ts';
import { sidesOf } from '../ranking/sides.ts';
import { pairsOf } from '../ranking/word-pairs.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import { termSet, termsOf } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** Behind so many words nothing is added that has no further word of the question and stands so far down. */
const enough = { cited: 250, other: 200, compared: 180, further: 60, place: 3 };
/** Of so few terms those next to each other name one thing. */
const fewTerms = { least: 2, most: 5 };
/** How something runs, and why, is told in other words than the question's. */
const afterOneThing = new Set<Material['question']['kind']>(['definition', 'general', 'list']);
const comparison = /\bcompared\b|\bversus\b|\bdifferences?\b/i;
const workedExample = /\bworked\b|\bexamples?\b/i;
/** What is asked further is asked of the same thing: "Retrieval request, is it still …". */
const pronoun = /\b(?:it|they|them)\b/i;

/**
 * Says whether an answer does without a section that is not the one it opens with: one that holds the words of a short
 * question only apart from each other, a worked example or a further entry beside a definition, one from elsewhere beside
 * a comparison, one far down that has no word of the question which the answer lacks.
 */
export function isDispensable(passage: Passage, draft: AnswerDraft, material: Material): boolean {
  const { question, passages } = material;
  if (standingOf(passage, question.codes) === 'row') return false;
  const isDefinition = question.kind === 'definition' && question.parts.length === 1;
  if (isDefinition && workedExample.test(passage.section)) return true;
  if (comparesOthers(passage, question) || isBesideComparison(passage, draft, material)) return true;
  const isOfCited = passages.some(({ n, title }) => title === passage.title && draft.sources.has(n));
  if (isOfCited) return isFarDown(passage, draft, material, enough.cited);
  if (question.kind === 'definition' && passage.isEntry && draft.words > 0) return true;
  if (isPlainComparison(question) && draft.sources.size > 0) return true;
  return holdsApart(passage, material) || isFarDown(passage, draft, material, enough.other);
}

/** Says whether a section names nothing of what a written answer has told apart already. */
function isBesideComparison(passage: Passage, draft: AnswerDraft, { question, passages }: Material): boolean {
  return (
    isPlainComparison(question) &&
    draft.words >= enough.compared &&
    writtenAnswers(passages).length > 0 &&
    sidesOf(question).every((side) => !side.in(headingOf(passage)))
  );
}

/** Says whether a section holds other things against each other than a comparison asks for. */
function comparesOthers({ section }: Passage, question: Material['question']): boolean {
  return (
    isPlainComparison(question) &&
    comparison.test(section) &&
    sidesOf(question).every((side) => !side.in(section))
  );
}

/** Says whether a passage holds the words of a question only apart from each other, "retrieval" and "request", where a heading names the thing. */
export function holdsApart(passage: Passage, { question, passages, relevance }: Material): boolean {
  const [subject = question.text, further = ''] = question.parts;
  const isOfSame = pronoun.test(further);
  const asked = isOfSame ? subject : question.text;
  const terms = termsOf(asked).length;
  return (
    afterOneThing.has(question.kind) &&
    question.codes.length === 0 &&
    !/\d|[.!?]\s/.test(asked) &&
    brandsIn(asked).length === 0 &&
    (question.parts.length === 1 || isOfSame) &&
    terms >= fewTerms.least &&
    terms <= fewTerms.most &&
    relevance.weights.size > 1 &&
    passages.some(({ title, section }) => pairsOf(asked, `${title}. ${section}`) > 0) &&
    pairsOf(asked, `${passage.title}. ${passage.section}. ${passage.text}`) === 0
  );
}

function isFarDown(
  passage: Passage,
  draft: AnswerDraft,
  { passages, question, relevance }: Material,
  words: number,
): boolean {
  if (passages.indexOf(passage) < enough.place) return false;
  if (draft.words < words + (question.parts.length > 1 ? enough.further : 0)) return false;
  const heard = termSet(draft.toString());
  return ![...relevance.weights.keys()].some((term) => passage.terms.has(term) && !heard.has(term));
}
