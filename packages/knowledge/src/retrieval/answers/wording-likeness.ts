import { numberOfUnknown } from '../../index-file/unknown-word.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { zeros } from '../../zeros.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import { NumberSlots } from './number-slots.ts';
import { sidesOf } from './sides.ts';
import { WordingWeights } from './wording-weights.ts';

/** What the question has beyond a wording counts so much where title or heading say it, and what the wording has beyond the question. */
const contextOfQuestion = 0.35;
const contextOfWording = 0.7;
/** What names nothing of the field tells less of what is asked. */
const plainWeight = 0.7;
/** Of a long question, by the sum of its weights, a wording holds less: what the wording has beyond it counts more. */
const long = { from: 20, to: 40, share: 0.7 };

const nothing = new Uint32Array(0);
const none: readonly number[] = [];

/** Places are marked by bits, so many in a number. */
const placesInMarks = 32;
type Marks = number[];

const knownWeights = new WeakMap<Lexicon, WordingWeights>();

/** Several stems that together mean a thing asked about, by the place of that. */
type Form = { readonly place: number; readonly stems: number };

/** How much wordings of other questions have in common with one question. */
export class WordingLikeness {
  readonly #weights: WordingWeights;
  readonly #sides: readonly (readonly number[])[];
  readonly #sought: readonly number[];
  /** The places of terms of the field. */
  readonly #terms: readonly number[];
  /** Every stem that the question says or that means what it says. */
  readonly #slots: NumberSlots;
  /** By slot: the marks of the places among `sought` of what the stem means by itself, so many for each; the forms it is part of; whether it is said. */
  readonly #places: Marks;
  readonly #marksOfEach: number;
  readonly #formsOf: (readonly number[])[];
  readonly #isSaid: number[];
  readonly #forms: readonly Form[];
  /** How many stems of each form the text has that was looked at last. */
  readonly #held: number[];
  readonly #hits: Marks;
  readonly #inContext: Marks;
  #context: Uint32Array = nothing;
  readonly #inAnswer: Marks;
  /** What answer, title and heading have together, and how much of the question that is. */
  readonly #beside: Marks;
  #toldBeside = 0;
  /** Whether a form is begun in the text that is looked at. */
  #isFormHeld = false;
  /** The wording that is looked at, where its stems begin and end, and how much of the question is told with it. */
  #wordings: Uint32Array = nothing;
  #from = 0;
  #end = 0;
  #told = 0;
  readonly #all: number;

  /**
   * @param aspects what the question asks about
   * @param comparison the question, when it compares things
   */
  constructor(lexicon: Lexicon, aspects: readonly Aspect[], comparison?: string) {
    this.#weights = knownWeights.get(lexicon) ?? new WordingWeights(lexicon);
    knownWeights.set(lexicon, this.#weights);
    this.#weights.refresh();
    const numbersOf = (stems: readonly string[]) =>
      stems.map((stem) => lexicon.number(stem) || numberOfUnknown(stem));
    const essential = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
    this.#sides = comparison === undefined ? [] : sidesOf(comparison, essential);
    const sought = essential.map(
      ({ weight, isInTerm, kind }) => weight * (isInTerm || kind === 'code' ? 1 : plainWeight),
    );
    this.#sought = sought;
    this.#terms = essential.flatMap(({ isInTerm }, place) => (isInTerm ? [place] : []));
    this.#all = sought.reduce((sum, weight) => sum + weight, 0) || 1;
    const forms = essential.flatMap(({ otherForms }, place) =>
      otherForms.flatMap((form) =>
        form.length > 1 ? [{ place, stems: [...new Set(numbersOf(form))] }] : [],
      ),
    );
    const meant = essential.map(({ alternatives, otherForms }) =>
      numbersOf([...alternatives, ...otherForms.flatMap((form) => (form.length === 1 ? form : []))]),
    );
    const beside = aspects.filter(({ isEssential, kind }) => !isEssential || kind === 'joined');
    const said = numbersOf(beside.flatMap(({ alternatives }) => alternatives));
    this.#slots = new NumberSlots([...said, ...meant.flat(), ...forms.flatMap(({ stems }) => stems)]);
    const end = this.#slots.count + 1;
    this.#marksOfEach = Math.ceil(sought.length / placesInMarks);
    this.#places = zeros(end * this.#marksOfEach);
    this.#formsOf = Array<readonly number[]>(end).fill(none);
    this.#isSaid = zeros(end);
    for (const stem of said) this.#isSaid[this.#slots.of(stem)] = 1;
    for (const [place, stems] of meant.entries())
      for (const stem of stems) {
        const slot = this.#slots.of(stem);
        this.#isSaid[slot] = 1;
        mark(this.#places, slot * this.#marksOfEach, place);
      }
    for (const [form, { stems }] of forms.entries())
      for (const stem of stems) {
        const slot = this.#slots.of(stem);
        this.#formsOf[slot] = [...(this.#formsOf[slot] ?? none), form];
      }
    this.#forms = forms.map(({ place, stems }) => ({ place, stems: stems.length }));
    this.#held = zeros(forms.length);
    this.#hits = zeros(this.#marksOfEach);
    this.#inContext = zeros(this.#marksOfEach);
    this.#inAnswer = zeros(this.#marksOfEach);
    this.#beside = zeros(this.#marksOfEach);
  }

  /** Names the title and heading under which the wordings stand that follow. */
  within(texts: Uint32Array): void {
    this.#context = texts;
    this.#find(texts, 0, texts.length, this.#inContext);
  }

  /** Names the answer whose wordings follow, after what it stands under. */
  answeredBy(stems: Uint32Array): void {
    this.#find(stems, 0, stems.length, this.#inAnswer);
    this.#toldBeside = 0;
    for (let at = 0; at < this.#beside.length; at += 1) {
      const marks = (this.#inContext[at] as number) | (this.#inAnswer[at] as number);
      this.#beside[at] = marks;
      this.#toldBeside = this.#withWeightsOf(marks, at, this.#toldBeside);
    }
  }

  /**
   * Looks at a wording, of which the rest tells.
   *
   * @param wordings stems of one or more, each once in each
   * @param from where its stems begin
   * @param end where they end
   */
  lookAt(wordings: Uint32Array, from: number, end: number): void {
    this.#find(wordings, from, end, this.#hits);
    this.#wordings = wordings;
    this.#from = from;
    this.#end = end;
    let told = this.#toldBeside;
    for (let at = 0; at < this.#hits.length; at += 1)
      told = this.#withWeightsOf((this.#hits[at] as number) & ~(this.#beside[at] as number), at, told);
    this.#told = told;
  }

  /** Adds to a sum the weights of the places that are marked in the number at some place among marks. */
  #withWeightsOf(marks: number, at: number, sum: number): number {
    let all = sum;
    for (let left = marks; left !== 0; left &= left - 1)
      all += this.#sought[at * placesInMarks + lowestOf(left)] as number;
    return all;
  }

  #isTold(place: number): boolean {
    return isMarked(this.#hits, place) || isMarked(this.#beside, place);
  }

  /** The share of the question that the wording has, or its answer, or title and heading. */
  get told(): number {
    return this.#told / this.#all;
  }

  /** How much of the question the wording has, and of the wording the question: 1 when each has all of the other. */
  likeness(): number {
    let shared = 0;
    let asked = 0;
    for (let place = 0; place < this.#sought.length; place += 1) {
      const weight = this.#sought[place] as number;
      const isHit = isMarked(this.#hits, place);
      if (isHit) shared += weight;
      asked += weight * (!isHit && isMarked(this.#inContext, place) ? contextOfQuestion : 1);
    }
    const { from, to, share } = long;
    const byWording = 0.5 + (share - 0.5) * Math.min(1, Math.max(0, (asked - from) / (to - from)));
    const byQuestion = (1 - byWording) * (asked / shared);
    let common = 0;
    let said = 0;
    for (let at = this.#from; at < this.#end; at += 1) {
      const stem = this.#wordings[at] as number;
      const weight = this.#weights.weight(stem);
      const isShared = this.#isShared(this.#slots.of(stem));
      if (isShared) common += weight;
      said += weight * (!isShared && this.#context.includes(stem) ? contextOfWording : 1);
    }
    if (common === 0) return 0;
    return 1 / (byWording * (said / common) + byQuestion);
  }

  /** Whether wording and answer have each of the things compared. */
  get hasSides(): boolean {
    for (const side of this.#sides) if (!this.#isThere(side)) return false;
    return true;
  }

  /** Whether they have a term of those that the question has, if it has any. */
  get hasTerm(): boolean {
    for (const place of this.#terms) if (this.#isTold(place)) return true;
    return this.#terms.length === 0;
  }

  /** Whether they have at least half of a side of the comparison. */
  #isThere(side: readonly number[]): boolean {
    let all = 0;
    let there = 0;
    for (const place of side) {
      const weight = this.#sought[place] ?? 0;
      all += weight;
      if (isMarked(this.#hits, place) || isMarked(this.#inAnswer, place)) there += weight;
    }
    return there * 2 >= all;
  }

  /** Marks what of the question a text has, in whatever form. */
  #find(stems: Uint32Array, from: number, end: number, hits: Marks): void {
    for (let own = 0; own < hits.length; own += 1) hits[own] = 0;
    if (this.#isFormHeld) this.#held.fill(0);
    this.#isFormHeld = false;
    for (let at = from; at < end; at += 1) {
      const stem = stems[at] as number;
      const slot = this.#slots.of(stem);
      if (slot === 0) continue;
      const first = slot * this.#marksOfEach;
      for (let own = 0; own < hits.length; own += 1)
        hits[own] = (hits[own] as number) | (this.#places[first + own] as number);
      const forms = this.#formsOf[slot] as readonly number[];
      // A form is held by stems that differ: one that comes again is none.
      if (forms.length > 0 && stems.indexOf(stem, from) === at)
        for (const form of forms) this.#hold(form, hits);
    }
  }

  #hold(form: number, hits: Marks): void {
    const held = (this.#held[form] ?? 0) + 1;
    this.#held[form] = held;
    this.#isFormHeld = true;
    const { place, stems } = this.#forms[form] ?? { place: 0, stems: 0 };
    if (held === stems) mark(hits, 0, place);
  }

  /** Whether the question says a stem of the wording, by itself or within a form that the wording has whole. */
  #isShared(slot: number): boolean {
    if (slot === 0) return false;
    if (this.#isSaid[slot] === 1) return true;
    for (const form of this.#formsOf[slot] ?? [])
      if (this.#held[form] === this.#forms[form]?.stems) return true;
    return false;
  }
}

/** Marks a place. @param from where the marks begin */
function mark(marks: Marks, from: number, place: number): void {
  const at = from + (place >>> 5);
  marks[at] = (marks[at] as number) | (1 << (place & 31));
}

const isMarked = (marks: Marks, place: number): boolean =>
  (((marks[place >>> 5] as number) >>> (place & 31)) & 1) === 1;

/** The place of the lowest bit that is set. */
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);
