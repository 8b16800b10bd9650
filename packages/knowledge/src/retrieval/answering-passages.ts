import type { Engine } from './engine.ts';
import { networks, strangeness } from './named-network.ts';
import { nearWordings } from './near-wordings.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';

/** A passage that may answer a question at once. */
export type Answering = {
  readonly number: number;
  /** Its place among those found; undefined for one that only its wordings led to. */
  readonly place: number | undefined;
  /** Its title and heading, 0 after each. */
  readonly titleAndHeading: Uint32Array;
  /** Those of its wordings that are worth comparing with the question. */
  readonly wordings: readonly number[];
};

/** Those of the passages found that answer questions at once. */
export function answeringAmong(
  engine: Engine,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
): readonly Answering[] {
  const isStrange = strangerTo(engine, aspects);
  const { wordings } = engine;
  return found.flatMap(({ outline: { number } }, place) => {
    const first = wordings.firstOf(number);
    const count = wordings.firstOf(number + 1) - first;
    if (count === 0 || isStrange(number)) return [];
    const its = Array.from({ length: count }, (_, at) => first + at);
    return [{ number, place, titleAndHeading: titleAndHeadingOf(engine, number), wordings: its }];
  });
}

/** The passages that were not found, and that answer a question much like this one. */
export function answeringElsewhere(
  engine: Engine,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
): readonly Answering[] {
  const isStrange = strangerTo(engine, aspects);
  const known = new Set(found.map(({ outline }) => outline.number));
  const byPassage = Map.groupBy(nearWordings(engine, aspects), (wording) =>
    engine.wordings.passageOf(wording),
  );
  return [...byPassage].flatMap(([number, wordings]) =>
    known.has(number) || isStrange(number)
      ? []
      : [{ number, place: undefined, titleAndHeading: titleAndHeadingOf(engine, number), wordings }],
  );
}

/** Whether a passage is of another network than the one that a question names. */
function strangerTo({ store }: Engine, aspects: readonly Aspect[]): (passage: number) => boolean {
  const namesNetwork = networks.some(({ stem }) =>
    aspects.some(({ alternatives }) => alternatives.includes(stem)),
  );
  return (passage) => namesNetwork && strangeness(store.outline(passage), aspects) > 0;
}

/** They open what the index has of a passage. */
function titleAndHeadingOf({ index }: Engine, passage: number): Uint32Array {
  const sequence = index.sequenceOf(passage);
  return sequence.subarray(0, sequence.indexOf(0, sequence.indexOf(0) + 1));
}
