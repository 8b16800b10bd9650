import { targetsOf } from '../passages/targets.ts';
import { answerTypeOf, tells } from '../question/answer-type.ts';
import { asksForMeaning } from '../question/looks-up-code.ts';
import { definesSubject } from '../ranking/definition-sentence.ts';
import { findOpening } from '../ranking/find-opening.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { countWords } from '../text/inline-markdown.ts';
import { isGeneric, termSet } from '../text/words.ts';

const mostWords = 45;
const leastTold = 0.5;
/** Where each question has its answer, one that opens with the thing is on it. */
const opensWithIt = 0.5;
/** "The LMK is backed up" says no more of what it is than "is computed" does. */
const saysWhat =
  /^(?:(?!\b(?:is|are|means)\b).){2,120}\b(?:(?:is|are) (?:an?|the|what|any|one)|means|stands for)\b/i;

/**
 * What was written as the answer to several questions together with what the passages say to those it does not tell: what the
 * thing is goes before it, what is asked further behind.
 */
export function withUntold(written: ScoredPoint[], parts: Material[], whole: Material): ScoredPoint[] {
  const [first, ...later] = parts;
  const before = first
    ? definitionOf(first, written, written.length < parts.length ? 1 : opensWithIt)
    : undefined;
  // One that answers all, or each, leaves nothing to add; one that says only what the thing is leaves the rest.
  const isOnlyFirst = written.length === 1 && first !== undefined && definesIt(written, first);
  const behind = isOnlyFirst ? later.flatMap((part) => sentenceOf(part, written, whole)) : [];
  return [...(before ? [before] : []), ...written, ...behind];
}

function definesIt(written: ScoredPoint[], { question }: Material): boolean {
  return written.some(({ sentences }) => sentences.some((each) => definesSubject(each, question) > 0));
}

/** The sentence that says what the first question asks the meaning of, where nothing written does. */
function definitionOf(part: Material, written: ScoredPoint[], least: number): ScoredPoint | undefined {
  const { question } = part;
  const isOfCode =
    question.kind === 'code' && asksForMeaning(question.text) && targetsOf(question.codes).length === 1;
  if (!isOfCode && (question.kind !== 'definition' || question.codes.length > 0)) return undefined;
  const isTold = written.some(({ sentences }) =>
    sentences.some((each) => definesSubject(each, question) >= least),
  );
  if (isTold) return undefined;
  const [opening] = findOpening(part).said;
  const [sentence = ''] = opening?.sentences ?? [];
  return opening &&
    definesSubject(sentence, question) === 1 &&
    (isOfCode || saysWhat.test(sentence)) &&
    countWords(sentence) <= mostWords
    ? only(opening, sentence)
    : undefined;
}

/** What answers a further question, where nothing written tells the kind of thing it asks for. */
function sentenceOf(part: Material, written: ScoredPoint[], whole: Material): ScoredPoint[] {
  const type = answerTypeOf(part.question.text);
  const subject = termSet(whole.question.parts[0] ?? '');
  const own = [...part.relevance.weights.keys()].filter((term) => !subject.has(term) && !isGeneric(term));
  const shareIn = (terms: ReadonlySet<string>) =>
    own.filter((term) => terms.has(term)).length / Math.max(1, own.length);
  const text = written.flatMap(({ sentences }) => sentences).join(' ');
  const isToldBy = (each: string) => type === null || tells(each, type);
  if (isToldBy(text) && shareIn(termSet(text)) >= leastTold) return [];
  const points = part.points.filter(
    ({ terms, context, sentences }) =>
      shareIn(new Set([...terms, ...context])) >= leastTold && isToldBy(sentences.join(' ')),
  );
  if (points.length === 0 || own.length === 0) return [];
  const [opening] = findOpening({ ...part, points, rows: [] }).said;
  return opening?.origin === 'sentence' && opening.words <= mostWords ? [opening] : [];
}

function only(point: ScoredPoint, sentence: string): ScoredPoint {
  return { ...point, sentences: [sentence], terms: termSet(sentence), words: countWords(sentence) };
}
