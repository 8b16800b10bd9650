import type { PackedTexts } from './packed-texts.ts';

/** A direct answer as it is learnt from: each text as the numbers of its words. */
export type NumberedAnswer = {
  readonly wordings: readonly Int32Array[];
  readonly stories: readonly Int32Array[];
  readonly text: Int32Array;
  /** The heading of its section. */
  readonly heading: Int32Array;
  readonly document: string;
};

/** How often an answer that has stories is sought by one of them. */
const byStory = 0.3;
/** How often a wording stands against other wordings of its answer alone, and against the answer alone. */
const wordingsAlone = 0.4;
const answerAlone = 0.1;

/**
 * Adds a pair of texts that belong together: one wording or story, by chance, and a text of its answer. That is made of some of the other
 * wordings, by chance, with the answer and its heading, or of these wordings alone, or of the answer alone.
 */
export function addPair(
  { wordings, stories, text, heading }: NumberedAnswer,
  questions: PackedTexts,
  answers: PackedTexts,
  dropout: number,
  random: () => number,
): void {
  const mixed = shuffled(wordings, random);
  const story =
    stories.length > 0 && random() < byStory ? stories[Math.floor(random() * stories.length)] : undefined;
  questions.add(story ? [story] : mixed.slice(0, 1), dropout, random);
  const first = story ? 0 : 1;
  const others = mixed.slice(first, first + Math.floor(random() * mixed.length));
  const draw = random();
  if (others.length > 0 && draw < wordingsAlone) answers.add(others, dropout, random);
  else if (draw < 1 - answerAlone) answers.add([...others, text, heading], dropout, random);
  else answers.add([text], dropout, random);
}

/**
 * Answers in the order in which a pass takes them: at random, or those of a document together, so that answers that are easily
 * mistaken for each other meet in a batch.
 */
export function passOrder(
  answers: readonly NumberedAnswer[],
  isByDocument: boolean,
  random: () => number,
): readonly NumberedAnswer[] {
  const mixed = shuffled(answers, random);
  return isByDocument ? [...Map.groupBy(mixed, ({ document }) => document).values()].flat() : mixed;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [mixed[place], mixed[other]] = [mixed[other] as Item, mixed[place] as Item];
  }
  return mixed;
}
