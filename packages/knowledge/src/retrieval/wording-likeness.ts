import type { Lexicon } from '../memory-index/lexicon.ts';
import type { Aspect } from './understand-question.ts';
import { WordingWeights } from './wording-weights.ts';

/** What the question has beyond a wording counts so much where title or heading say it, and what the wording has beyond the question. */
const contextOfQuestion = 0.35;
const contextOfWording = 0.7;

/** What names nothing of the field tells less of what is asked. */
const plainWeight = 0.7;
/** What is left of likeness for each named thing of a comparison that the wording lacks. */
const lackingSide = 0.75;
/** Of a long question, by the sum of its weights, a wording holds less: what the wording has beyond it counts more. */
const long = { from: 20, to: 40, share: 0.7 };

/** An aspect by the numbers of the stems that mean it. */
type Sought = {
  readonly weight: number;
  /** Whether it is a code or of a term: what an answer has to be about. */
  readonly isNamed: boolean;
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
  readonly #isComparison: boolean;
  #context: ReadonlySet<number> = new Set();

  /**
   * @param aspects what the question asks about
   * @param isComparison whether all that it names has to be in a wording
   */
  constructor(lexicon: Lexicon, aspects: readonly Aspect[], isComparison: boolean) {
    this.#isComparison = isComparison;
    this.#weights = knownWeights.get(lexicon) ?? new WordingWeights(lexicon);
    knownWeights.set(lexicon, this.#weights);
    const numbersOf = (stems: readonly string[]) => stems.map((stem) => lexicon.number(stem));
    this.#sought = aspects
      .filter(({ isEssential, kind }) => isEssential && kind !== 'joined')
      .map(({ weight, alternatives, otherForms, isInTerm, kind }) => ({
        weight: weight * (isInTerm || kind === 'code' ? 1 : plainWeight),
        isNamed: isInTerm || kind === 'code',
        alternatives: numbersOf(alternatives),
        otherForms: otherForms.filter((form) => form.length > 0).map(numbersOf),
      }));
    this.#beside = new Set(aspects.flatMap(({ alternatives }) => numbersOf(alternatives)));
  }

  /** Names the title and heading under which the wordings stand that follow. */
  within(texts: Uint32Array): void {
    this.#context = new Set(texts);
  }

  /** How much of the question a wording has, and of the wording the question: 1 when each has all of the other. */
  of(wording: readonly number[]): number {
    const own = new Set(wording);
    const matched = new Set(this.#beside);
    let shared = 0;
    let asked = 0;
    let fit = 1;
    for (const sought of this.#sought) {
      const form = formIn(own, sought);
      for (const stem of form ?? []) matched.add(stem);
      if (form) shared += sought.weight;
      const isContext = !form && formIn(this.#context, sought) !== undefined;
      asked += sought.weight * (isContext ? contextOfQuestion : 1);
      if (!form && this.#isComparison && sought.isNamed) fit *= lackingSide;
    }
    if (shared === 0) return 0;
    let common = 0;
    let said = 0;
    for (const stem of own) {
      const weight = this.#weights.weight(stem);
      if (matched.has(stem)) common += weight;
      said += weight * (!matched.has(stem) && this.#context.has(stem) ? contextOfWording : 1);
    }
    if (common === 0) return 0;
    const { from, to, share } = long;
    const byWording = 0.5 + (share - 0.5) * Math.min(1, Math.max(0, (asked - from) / (to - from)));
    return fit / (byWording * (said / common) + (1 - byWording) * (asked / shared));
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
