import type { Engine } from '../engine.ts';
import { isOfNetwork, networks, strangeness } from '../ranking/named-network.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import type { Aspect } from '../understanding/understand-question.ts';

/** A passage that may answer a question at once. */
export type Answering = {
  readonly number: number;
  /** Its place among those found; undefined for one that only the meaning of its answers led to. */
  readonly place: number | undefined;
  /** Whether it tells of one network, where the question names none. */
  readonly isNarrow: boolean;
  /** Those of its answers that are worth comparing with the question. */
  readonly answers: readonly number[];
};

/** So many answers elsewhere are worth comparing: one that is right is hardly ever further down. */
const mostElsewhere = 16;

/** Those of the passages found that answer questions at once. */
export function answeringAmong(
  engine: Engine,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
): readonly Answering[] {
  const isStrange = strangerTo(engine, aspects);
  const isNarrow = narrowFor(engine, aspects);
  return found.flatMap(({ outline: { number } }, place) => {
    const answers = engine.wordings.answersOf(number);
    if (answers.length === 0 || isStrange(number)) return [];
    return [{ number, place, isNarrow: isNarrow(number), answers }];
  });
}

/**
 * The passages that were not found, and that answer what a question means.
 *
 * @param meaning the vector of the question
 */
export function answeringElsewhere(
  engine: Engine,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
  meaning: Int8Array,
): readonly Answering[] {
  const isStrange = strangerTo(engine, aspects);
  const isNarrow = narrowFor(engine, aspects);
  const known = new Set(found.map(({ outline }) => outline.number));
  const near = engine.answerVectors.nearest(meaning, mostElsewhere);
  return [...Map.groupBy(near, (answer) => engine.wordings.passageOf(answer))].flatMap(([number, answers]) =>
    known.has(number) || isStrange(number)
      ? []
      : [{ number, place: undefined, isNarrow: isNarrow(number), answers }],
  );
}

/** Whether a passage is of another network than the one that a question names. */
function strangerTo({ store }: Engine, aspects: readonly Aspect[]): (passage: number) => boolean {
  const isNamed = namesNetwork(aspects);
  return (passage) => isNamed && strangeness(store.outline(passage), aspects) > 0;
}

/** Whether a passage tells of one network only, where a question names none. */
function narrowFor({ store }: Engine, aspects: readonly Aspect[]): (passage: number) => boolean {
  const isNamed = namesNetwork(aspects);
  return (passage) => !isNamed && isOfNetwork(store.outline(passage).category);
}

const namesNetwork = (aspects: readonly Aspect[]): boolean =>
  networks.some(({ stem }) => aspects.some(({ alternatives }) => alternatives.includes(stem)));

/** The title and heading of a passage, 0 after each: they open what the index has of it. */
export function titleAndHeadingOf({ index }: Engine, passage: number): Uint32Array {
  const sequence = index.sequenceOf(passage);
  return sequence.subarray(0, sequence.indexOf(0, sequence.indexOf(0) + 1));
}
