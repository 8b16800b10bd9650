import type { Lexicon } from '../memory-index/lexicon.ts';
import type { Aspect } from './understand-question.ts';
import { WordingWeights } from './wording-weights.ts';

/** What the question has beyond a wording counts so much where title or heading say it, and what the wording has beyond the question. */
const contextOfQuestion = 0.35;
const contextOfWording = 0.7;

/** An aspect by the numbers of the stems that mean it. */
type Sought = {
  readonly weight: number;
  readonly alternatives: readonly number[];
  readonly otherForms: readonly (readonly number[])[];
};

const knownWeights = new WeakMap<Lexicon, WordingWeights>();

/** How much wordings of other questions have in common with one question. */
export class WordingLikeness {
  readonly #weights: WordingWeights;
  readonly #sought: readonly Sought[];
  /** What the question says beside what it asks about. */
  readonly #beside: ReadonlySet<number>;
  #context: ReadonlySet<number> = new Set();

  /** @param aspects what the question asks about */
  constructor(lexicon: Lexicon, aspects: readonly Aspect[]) {
    this.#weights = knownWeights.get(lexicon) ?? new WordingWeights(lexicon);
    knownWeights.set(lexicon, this.#weights);
    const numbersOf = (stems: readonly string[]) => stems.map((stem) => lexicon.number(stem));
    this.#sought = aspects
      .filter(({ isEssential, kind }) => isEssential && kind !== 'joined')
      .map(({ weight, alternatives, otherForms }) => ({
        weight,
        alternatives: numbersOf(alternatives),
        otherForms: otherForms.filter((form) => form.length > 0).map(numbersOf),
      }));
    this.#beside = new Set(aspects.flatMap(({ alternatives }) => numbersOf(alternatives)));
  }

  /** Names the title and heading under which the wordings stand that follow. */
  within(texts: readonly (Uint32Array | undefined)[]): void {
    this.#context = new Set(texts.flatMap((text) => [...(text ?? [])]));
  }

  /** How much of the question a wording has, and of the wording the question: 1 when each has all of the other. */
  of(wording: Uint32Array): number {
    const own = new Set(wording);
    const matched = new Set(this.#beside);
    let shared = 0;
    let asked = 0;
    for (const sought of this.#sought) {
      const form = formIn(own, sought);
      for (const stem of form ?? []) matched.add(stem);
      if (form) shared += sought.weight;
      const isContext = !form && formIn(this.#context, sought) !== undefined;
      asked += sought.weight * (isContext ? contextOfQuestion : 1);
    }
    if (shared === 0) return 0;
    let common = 0;
    let said = 0;
    for (const stem of own) {
      const weight = this.#weights.weight(stem);
      if (matched.has(stem)) common += weight;
      said += weight * (!matched.has(stem) && this.#context.has(stem) ? contextOfWording : 1);
    }
    return said === 0 ? 0 : (2 * shared * common) / (shared * said + common * asked);
  }
}

/** The stems by which a text means what is sought. */
function formIn(
  stems: ReadonlySet<number>,
  { alternatives, otherForms }: Sought,
): readonly number[] | undefined {
  const same = alternatives.filter((stem) => stems.has(stem));
  return same.length > 0 ? same : otherForms.find((form) => form.every((stem) => stems.has(stem)));
}
