import type { NumberedAnswer } from './training-pairs.ts';

/** A direct answer to learn from, each text as `wordsOf` gives its words. */
export type LearnableAnswer = {
  /** The wordings of the question that it answers. */
  readonly wordings: readonly (readonly string[])[];
  /** Cases that are told at length and end with that question. */
  readonly stories: readonly (readonly string[])[];
  readonly text: readonly string[];
  /** The heading of its section. */
  readonly heading: readonly string[];
  /** The id of its document. */
  readonly document: string;
};

/** Answers as the numbers of words, and how many texts each of these words stands in. */
type Numbered = {
  readonly answers: readonly NumberedAnswer[];
  /** The stems by their numbers. */
  readonly stems: readonly string[];
  /** How many texts have each stem. */
  readonly counts: readonly number[];
};

/** Of a word in one text alone nothing can be learnt. */
const fewestTexts = 2;
/** Of a longer answer the beginning tells what it is about. */
const mostOfText = 60;

/** Numbers the stems that stand in several texts, in the order in which they are met first; others are left out. */
export function numberAnswers(answers: readonly LearnableAnswer[]): Numbered {
  const counts = new Map<string, number>();
  for (const { wordings, stories, text, heading } of answers) {
    for (const stems of [...wordings, ...stories, text, heading])
      for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const known = [...counts].filter(([, count]) => count >= fewestTexts);
  const numbers = new Map(known.map(([stem], number) => [stem, number]));
  const numbersOf = (stems: readonly string[]) =>
    Int32Array.from(stems.flatMap((stem) => numbers.get(stem) ?? []));
  return {
    answers: answers.map(({ wordings, stories, text, heading, document }) => ({
      wordings: wordings.map(numbersOf),
      stories: stories.map(numbersOf),
      text: numbersOf(text).subarray(0, mostOfText),
      heading: numbersOf(heading),
      document,
    })),
    stems: known.map(([stem]) => stem),
    counts: known.map(([, count]) => count),
  };
}
