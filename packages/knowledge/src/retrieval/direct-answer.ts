import { type Want, wantOf } from '../analysis/wants.ts';
import { answerOf } from '../index-file/answer-column.ts';
import type { Engine } from './engine.ts';
import { askedParts } from './question-parts.ts';
import { aspectsOfPart } from './rank-parts.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';
import { WordingLikeness } from './wording-likeness.ts';

/** Where a direct answer stands: the number of its passage and its place there. */
type AnswerFound = { readonly number: number; readonly answer: number; readonly likeness: number };

/** A wording that has less in common with the question asks something else. */
const leastLikeness = { whole: 0.62, part: 0.72 };
/** Passages that were found later answer less likely. */
const lessByPlace = 0.012;
/** What is left of likeness where the two want to be told something else, something near, or one does not say what. */
const otherWant = 0.8;
const nearWant = 0.92;
const openWant = 0.96;
const near: readonly (readonly [Want, Want])[] = [
  ['choice', 'meaning'],
  ['choice', 'place'],
  ['choice', 'actor'],
  ['choice', 'duration'],
  ['amount', 'choice'],
  ['amount', 'meaning'],
  ['amount', 'duration'],
  ['time', 'duration'],
  ['way', 'reason'],
  ['way', 'meaning'],
  ['reason', 'meaning'],
  ['difference', 'choice'],
  ['difference', 'meaning'],
];

/**
 * What editors wrote as the answer to a question like this one, or to each question of a text that asks several, by the number
 * of the passage found that it belongs to; nothing where no wording is alike enough.
 *
 * @param aspects what the question asks about, with what it takes from the conversation
 */
export function directAnswersTo(
  engine: Engine,
  question: string,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
): ReadonlyMap<number, string> {
  const whole = directAnswerTo(engine, question, aspects, found, leastLikeness.whole);
  const answers = new Map<number, string>();
  for (const { number, answer } of whole ? [whole] : answersToParts(engine, question, aspects, found)) {
    const text = engine.store.answer(number, answer) ?? '';
    const before = answers.get(number) ?? '';
    if (!before.includes(text)) answers.set(number, `${before} ${text}`.trim());
  }
  return answers;
}

/** The answers to the questions of a text, in their order; none where the first of them has none. */
function answersToParts(
  engine: Engine,
  text: string,
  whole: readonly Aspect[],
  found: readonly Ranked[],
): readonly AnswerFound[] {
  const [first, ...others] = askedParts(text).map((part) =>
    directAnswerTo(engine, part, aspectsOfPart(engine, part, whole), found, leastLikeness.part),
  );
  return first ? [first, ...others.filter((each) => each !== undefined)] : [];
}

function directAnswerTo(
  { store, index, lexicon }: Engine,
  question: string,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
  least: number,
): AnswerFound | undefined {
  const likeness = new WordingLikeness(lexicon, aspects);
  const want = wantOf(question);
  let best: AnswerFound | undefined;
  for (const [place, { outline }] of found.entries()) {
    const column = store.answers(outline.number);
    if (!column || column.length === 0) continue;
    const [title, heading, ...wordings] = textsIn(index.sequenceOf(outline.number));
    likeness.within([title, heading]);
    for (let at = 0; 2 * at < column.length; at += 1) {
      const wording = wordings[at];
      const answered = answerOf(column, at);
      if (!wording || !answered) continue;
      const score = likeness.of(wording) * fit(want, answered.want) - place * lessByPlace;
      if (score > (best?.likeness ?? least))
        best = { number: outline.number, answer: answered.answer, likeness: score };
    }
  }
  return best;
}

/** The texts of a passage: its title, its heading, each wording that it is asked with, and others. */
function textsIn(sequence: Uint32Array): Uint32Array[] {
  const texts: Uint32Array[] = [];
  let from = 0;
  for (let end = sequence.indexOf(0); end >= 0; end = sequence.indexOf(0, from)) {
    texts.push(sequence.subarray(from, end));
    from = end + 1;
  }
  return texts;
}

function fit(one: Want | undefined, other: Want | undefined): number {
  if (one === other) return 1;
  if (one === undefined || other === undefined) return openWant;
  const isNear = near.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  return isNear ? nearWant : otherWant;
}
