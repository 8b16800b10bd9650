import { overview, readRowHeading } from '../passages/passage.ts';
import { answerOf, isSameQuestion, posedIn } from '../passages/posed-question.ts';
import type { Question } from '../question/question-kind.ts';
import { termSet } from '../text/words.ts';
import { definesSubject, names } from './definition-sentence.ts';
import { ofClearing } from './edition-of-code.ts';
import { introduces } from './introduction.ts';
import { type Material, passageOf } from './material.ts';
import { isRowOfDetails, namedDefinition, overviewDefinition } from './named-definition.ts';
import { rowOfCode } from './row-of-code.ts';
import type { ScoredPoint } from './score-points.ts';
import { besideShort, weighOpenings } from './weigh-openings.ts';

const directWords = 75;
const clearlyBetter = 0.45;
const nearlyAsGood = 2.5;

/** The points that answer at once, and the material for the rest of the answer. */
export type DirectAnswer = { said: ScoredPoint[]; material: Material };

/** What opens the answer best of what the passages say themselves, and what goes on from it. */
export function findOpening(material: Material): DirectAnswer {
  const { points, question, focus } = material;
  const chosen = ofClearing(material) ?? rowOfCode(material) ?? leadOf(material) ?? openingOf(material);
  if (!chosen) return { said: [], material };
  const said: ScoredPoint[] = [withoutPreamble(chosen, material)];
  const next =
    chosen.origin === 'row'
      ? undefined
      : points.find(({ n, position }) => n === chosen.n && position === chosen.position + 1);
  if (next && goesOn(chosen, next)) said.push(next);
  else if (led.has(question.kind) && question.kind !== 'comparison')
    said.push(...besideShort(said, material));
  const told = { ...material, direct: chosen };
  const source = passageOf(chosen, material) ?? focus;
  // A definition, a reference row or a glossary entry says what something is; the rest of the answer lies elsewhere.
  const isDefinition = definesSubject(chosen.sentences[0] ?? '', question) === 1;
  const isSmall = source.isEntry || source.rowKey !== null;
  // A short answer to just this question leaves the explanation where it is.
  const posed = posedIn(chosen);
  const isPosed = posed !== undefined && isSameQuestion(posed, chosen.context, question.text);
  const stays = isSmall || isPosed || (isDefinition && source.title === focus.title);
  return { said, material: stays ? told : { ...told, focus: source } };
}

const connective = /^(?:and|but|so|also|therefore|thus),? /i;
const leastOfPreamble = 0.2;
const leastBehind = 0.6;

/** A point whose second sentence is the answer, without the first that is on something else, and the word that joins them. */
function withoutPreamble(point: ScoredPoint, { relevance, question }: Material): ScoredPoint {
  const posed = posedIn(point);
  if (posed && isSameQuestion(posed, point.context, question.text))
    return { ...point, sentences: [answerOf(posed)] };
  const [preamble = '', answer = '', ...rest] = point.sentences;
  if (!connective.test(answer) || relevance.share(termSet(preamble)) >= leastOfPreamble) return point;
  if (relevance.share(termSet(answer)) < leastBehind) return point;
  const bare = answer.replace(connective, '');
  return { ...point, sentences: [bare.charAt(0).toUpperCase() + bare.slice(1), ...rest] };
}

/** Kinds whose answer has no form of its own, so that what opens it is weighed by all its signs. */
const led = new Set<Question['kind']>([
  'comparison',
  'definition',
  'general',
  'list',
  'reason',
  'steps',
  'trouble',
]);

/** What best opens the answer to a question of no special form. */
function leadOf(material: Material): ScoredPoint | undefined {
  const { question } = material;
  if (!led.has(question.kind)) return undefined;
  const weighed = weighOpenings(material);
  const [best] = weighed;
  const isDefined =
    best && names(best.sentences[0] ?? '', question.subject, 0) && !isRowOfDetails(best, material.passages);
  const defined = isDefined ? best : (namedDefinition(material) ?? definingSentence(weighed, material));
  const lead = expansionOf(material) ?? defined ?? best;
  const isEntry = material.passages.some(({ n, isEntry: isOfGlossary }) => isOfGlossary && n === lead?.n);
  if (!isEntry || question.kind !== 'definition') return lead;
  const isNoSentence = entryForm.test(lead?.sentences[0] ?? '');
  return (
    overviewDefinition(material) ??
    (isNoSentence ? definingSentence(weighed, material, Infinity) : lead) ??
    lead
  );
}

/** An entry that is no sentence: "**Outlet**: A place of business". */
const entryForm = /^\*\*[^*]+\*\*(?: \([^)]*\))?: /;

/** What says in a sentence exactly what the thing asked about is, where it opens nearly as well as the best. */
function definingSentence(
  weighed: ScoredPoint[],
  { question }: Material,
  behind = nearlyAsGood,
): ScoredPoint | undefined {
  if (question.kind !== 'definition' || question.codes.length > 0) return undefined;
  const least = (weighed[0]?.score ?? 0) - behind;
  return weighed.find(({ origin, sentences, score }) => {
    const [first = ''] = sentences;
    return (
      score >= least && origin === 'sentence' && !entryForm.test(first) && names(first, question.subject, 0)
    );
  });
}

/** The best sentence of the focus, unless another passage has a clearly better one. */
function openingOf(material: Material): ScoredPoint | undefined {
  const { points, focus, question } = material;
  const best = points[0];
  const usable = points.filter((point) => canOpen(point) && !introduces(point, question));
  const spelledOut = expansionOf(material);
  if (spelledOut) return spelledOut;
  if (question.kind === 'definition' || question.kind === 'code') {
    const definition = bestDefinition(usable, material);
    if (definition) return definition;
  }
  const ofFocus = usable.find(({ n }) => n === focus.n);
  const opening = usable.find(({ n, opens }) => n === focus.n && opens);
  const preferred = opening && ofFocus && ofFocus.score < opening.score + clearlyBetter ? opening : ofFocus;
  return best && preferred && best.score < preferred.score + clearlyBetter ? preferred : (usable[0] ?? best);
}

/** What an entry says of the abbreviation asked about, when no other definition of it gives its full name. */
function expansionOf({ points, question, passages }: Material): ScoredPoint | undefined {
  const short = question.subject.replace(/\s+(?:in|at|for|on)\s+.*$/i, '');
  if (question.kind === 'code' || !/^[a-z][a-z0-9]{1,5}$/i.test(short)) return undefined;
  const entry = passages.find(
    ({ section }) => readRowHeading(section)?.key.toLowerCase() === short.toLowerCase(),
  );
  const name = readRowHeading(entry?.section ?? '')?.name.toLowerCase();
  if (entry === undefined || name === undefined) return undefined;
  const definitions = points.filter(({ sentences }) => definesSubject(sentences[0] ?? '', question) === 1);
  if (
    definitions.some(({ n, sentences }) => n !== entry.n && sentences.join(' ').toLowerCase().includes(name))
  )
    return undefined;
  return points.find(({ n, leans }) => n === entry.n && !leans);
}

/** A sentence can open an answer; an item only when it names what it is about, as in "**61, exceeds limit.** …". */
function canOpen({ origin, leans, sentences }: ScoredPoint): boolean {
  return !leans && (origin === 'sentence' || /^\*\*[^*]+\*\*/.test(sentences[0] ?? ''));
}

/** Of several definitions the one an article opens with; a reference row's only when its code was asked for. */
function bestDefinition(points: ScoredPoint[], material: Material): ScoredPoint | undefined {
  const { question } = material;
  const weigh = (point: ScoredPoint) => {
    const passage = passageOf(point, material);
    const isStrayRow = passage?.rowKey !== null && question.codes.length === 0;
    return point.score + (passage?.section === overview ? 0.4 : 0) - (isStrayRow ? 1 : 0);
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
    next.heading === chosen.heading &&
    next.block <= chosen.block + 1;
  return (
    inOneBreath &&
    chosen.sentences.length === 1 &&
    (chosen.opens || next.score > 0.45) &&
    chosen.words + next.words <= directWords
  );
}
