import { numberOfUnknown } from '../index-file/unknown-word.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';
import { sidesOf } from './sides.ts';
import type { Aspect } from './understand-question.ts';
import { WordingWeights } from './wording-weights.ts';

/** What the question has beyond a wording counts so much where title or heading say it, and what the wording has beyond the question. */
const contextOfQuestion = 0.35;
const contextOfWording = 0.7;
/** What names nothing of the field tells less of what is asked. */
const plainWeight = 0.7;
/** What is left of likeness where a wording lacks one of the things compared. */
const lackingSide = 0.5;
/** Of a long question, by the sum of its weights, a wording holds less: what the wording has beyond it counts more. */
const long = { from: 20, to: 40, share: 0.7 };

const knownWeights = new WeakMap<Lexicon, WordingWeights>();

/** How much wordings of other questions have in common with one question. */
export class WordingLikeness {
  readonly #weights: WordingWeights;
  readonly #sides: readonly (readonly number[])[];
  readonly #sought: Float64Array;
  /** What several stems together mean, by the place of it. */
  readonly #forms: readonly { readonly place: number; readonly stems: readonly number[] }[];
  /** The places among `sought` of what a stem means by itself. */
  readonly #meant = new Map<number, number[]>();
  /** All that the question says, also beside what it asks about. */
  readonly #said: ReadonlySet<number>;
  readonly #hits: Uint8Array;
  readonly #inContext: Uint8Array;
  #context: ReadonlySet<number> = new Set();

  /**
   * @param aspects what the question asks about
   * @param comparison the question, when it compares things: a wording has to have each of them
   */
  constructor(lexicon: Lexicon, aspects: readonly Aspect[], comparison?: string) {
    this.#weights = knownWeights.get(lexicon) ?? new WordingWeights(lexicon);
    knownWeights.set(lexicon, this.#weights);
    const numbersOf = (stems: readonly string[]) =>
      stems.map((stem) => lexicon.number(stem) || numberOfUnknown(stem));
    const essential = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
    this.#sides = comparison === undefined ? [] : sidesOf(comparison, essential);
    this.#sought = Float64Array.from(
      essential,
      ({ weight, isInTerm, kind }) => weight * (isInTerm || kind === 'code' ? 1 : plainWeight),
    );
    this.#forms = essential.flatMap(({ otherForms }, place) =>
      otherForms.filter((form) => form.length > 1).map((form) => ({ place, stems: numbersOf(form) })),
    );
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

  /**
   * How much of the question a wording has, and of the wording the question: 1 when each has all of the other.
   *
   * @param least what is wanted; of a wording that cannot reach it 0 is said
   */
  of(wording: Uint32Array, least = 0): number {
    this.#find(wording, this.#hits);
    let shared = 0;
    let asked = 0;
    for (let place = 0; place < this.#sought.length; place += 1) {
      const weight = this.#sought[place] ?? 0;
      const isShared = this.#hits[place] === 1;
      if (isShared) shared += weight;
      asked += weight * (!isShared && this.#inContext[place] === 1 ? contextOfQuestion : 1);
    }
    if (shared === 0) return 0;
    const { from, to, share } = long;
    const byWording = 0.5 + (share - 0.5) * Math.min(1, Math.max(0, (asked - from) / (to - from)));
    const byQuestion = (1 - byWording) * (asked / shared);
    if (1 / (byWording + byQuestion) < least) return 0;
    let common = 0;
    let said = 0;
    for (const stem of wording) {
      const weight = this.#weights.weight(stem);
      const isShared = this.#isShared(stem, wording);
      if (isShared) common += weight;
      said += weight * (!isShared && this.#context.has(stem) ? contextOfWording : 1);
    }
    if (common === 0) return 0;
    const likeness = 1 / (byWording * (said / common) + byQuestion);
    return this.#sides.every((side) => this.#isThere(side)) ? likeness : likeness * lackingSide;
  }

  /** Whether the wording has at least half of a side of the comparison. */
  #isThere(side: readonly number[]): boolean {
    let all = 0;
    let there = 0;
    for (const place of side) {
      const weight = this.#sought[place] ?? 0;
      all += weight;
      if (this.#hits[place] === 1) there += weight;
    }
    return there * 2 >= all;
  }

  /** Marks what of the question a text has, in whatever form. */
  #find(text: Uint32Array, hits: Uint8Array): void {
    hits.fill(0);
    for (const stem of text) {
      const places = this.#meant.get(stem);
      if (places) for (const place of places) hits[place] = 1;
    }
    for (const { place, stems } of this.#forms)
      if (hits[place] === 0 && holdsAll(text, stems)) hits[place] = 1;
  }

  /** Whether the question says a stem of a wording, by itself or within a form that the wording has whole. */
  #isShared(stem: number, wording: Uint32Array): boolean {
    if (this.#said.has(stem) || this.#meant.has(stem)) return true;
    return this.#forms.some(({ stems }) => stems.includes(stem) && holdsAll(wording, stems));
  }
}

function holdsAll(text: Uint32Array, form: readonly number[]): boolean {
  return form.every((stem) => text.includes(stem));
}
