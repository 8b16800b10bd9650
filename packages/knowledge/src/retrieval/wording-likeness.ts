import { numberOfUnknown } from '../index-file/unknown-word.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';
import type { Aspect } from './understand-question.ts';
import { WordingWeights } from './wording-weights.ts';

/** What the question has beyond a wording counts so much where title or heading say it, and what the wording has beyond the question. */
const contextOfQuestion = 0.35;
const contextOfWording = 0.7;
/** What names nothing of the field tells less of what is asked. */
const plainWeight = 0.7;
/** Of a long question, by the sum of its weights, a wording holds less: what the wording has beyond it counts more. */
const long = { from: 20, to: 40, share: 0.7 };

/** What is asked about, with its weight. */
type Sought = {
  readonly weight: number;
  /** Whether it is a code or of a term: what an answer has to be about. */
  readonly isNamed: boolean;
  /** Sequences of stems that mean the same: all of one have to be there. */
  readonly forms: readonly (readonly number[])[];
};

const knownWeights = new WeakMap<Lexicon, WordingWeights>();

/** How much wordings of other questions have in common with one question. */
export class WordingLikeness {
  readonly #weights: WordingWeights;
  readonly #isComparison: boolean;
  readonly #sought: readonly Sought[];
  /** The places among `sought` of what a stem means by itself. */
  readonly #meant = new Map<number, number[]>();
  /** All that the question says, also beside what it asks about. */
  readonly #said: ReadonlySet<number>;
  readonly #hits: Uint8Array;
  readonly #inContext: Uint8Array;
  #context: ReadonlySet<number> = new Set();

  /**
   * @param aspects what the question asks about
   * @param isComparison whether all that it names has to be in a wording
   */
  constructor(lexicon: Lexicon, aspects: readonly Aspect[], isComparison: boolean) {
    this.#isComparison = isComparison;
    this.#weights = knownWeights.get(lexicon) ?? new WordingWeights(lexicon);
    knownWeights.set(lexicon, this.#weights);
    const numbersOf = (stems: readonly string[]) =>
      stems.map((stem) => lexicon.number(stem) || numberOfUnknown(stem));
    const essential = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
    this.#sought = essential.map(({ weight, otherForms, isInTerm, kind }) => ({
      weight: weight * (isInTerm || kind === 'code' ? 1 : plainWeight),
      isNamed: isInTerm || kind === 'code',
      forms: otherForms.filter((form) => form.length > 1).map(numbersOf),
    }));
    for (const [place, { alternatives, otherForms }] of essential.entries()) {
      const single = otherForms.flatMap((form) => (form.length === 1 ? form : []));
      for (const stem of numbersOf([...alternatives, ...single]))
        this.#meant.set(stem, [...(this.#meant.get(stem) ?? []), place]);
    }
    this.#said = new Set(aspects.flatMap(({ alternatives }) => numbersOf(alternatives)));
    this.#hits = new Uint8Array(this.#sought.length);
    this.#inContext = new Uint8Array(this.#sought.length);
  }

  /** Names the title and heading under which the wordings stand that follow. */
  within(texts: Uint32Array): void {
    this.#context = new Set(texts);
    this.#find(texts, this.#inContext);
  }

  /** How much of the question a wording has, and of the wording the question: 1 when each has all of the other. */
  of(wording: Uint32Array): number {
    this.#find(wording, this.#hits);
    let shared = 0;
    let asked = 0;
    let named = 0;
    let lacking = 0;
    for (const [place, { weight, isNamed }] of this.#sought.entries()) {
      const isShared = this.#hits[place] === 1;
      if (isShared) shared += weight;
      if (isNamed) named += 1;
      if (isNamed && !isShared) lacking += 1;
      asked += weight * (!isShared && this.#inContext[place] === 1 ? contextOfQuestion : 1);
    }
    if (shared === 0) return 0;
    let common = 0;
    let said = 0;
    for (const stem of wording) {
      const weight = this.#weights.weight(stem);
      const isShared = this.#isShared(stem, wording);
      if (isShared) common += weight;
      said += weight * (!isShared && this.#context.has(stem) ? contextOfWording : 1);
    }
    if (common === 0) return 0;
    const { from, to, share } = long;
    const byWording = 0.5 + (share - 0.5) * Math.min(1, Math.max(0, (asked - from) / (to - from)));
    // Of what is compared each thing has to be there.
    const sides = this.#isComparison && named > 0 ? (1 - lacking / named) ** 2 : 1;
    return sides / (byWording * (said / common) + (1 - byWording) * (asked / shared));
  }

  /** Marks what of the question a text has, in whatever form. */
  #find(text: Uint32Array, hits: Uint8Array): void {
    hits.fill(0);
    for (const stem of text) for (const place of this.#meant.get(stem) ?? none) hits[place] = 1;
    for (const [place, { forms }] of this.#sought.entries())
      if (hits[place] === 0 && forms.some((form) => holdsAll(text, form))) hits[place] = 1;
  }

  /** Whether the question says a stem of a wording, by itself or within a form that the wording has whole. */
  #isShared(stem: number, wording: Uint32Array): boolean {
    if (this.#said.has(stem) || this.#meant.has(stem)) return true;
    return this.#sought.some(({ forms }) =>
      forms.some((form) => form.includes(stem) && holdsAll(wording, form)),
    );
  }
}

const none: readonly number[] = [];

function holdsAll(text: Uint32Array, form: readonly number[]): boolean {
  return form.every((stem) => text.includes(stem));
}
