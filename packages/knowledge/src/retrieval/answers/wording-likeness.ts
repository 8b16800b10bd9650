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
const none: number[] = [];

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
  /** By slot: the places among `sought` of what the stem means by itself, the forms it is part of, whether that is enough. */
  readonly #places: number[][];
  readonly #formsOf: number[][];
  readonly #isSaid: number[];
  readonly #forms: readonly Form[];
  /** How many stems of each form the text has that was looked at last. */
  readonly #held: number[];
  readonly #hits: number[];
  readonly #inContext: number[];
  #context: Uint32Array = nothing;
  readonly #inAnswer: number[];
  /** What answer, title and heading have together, and how much of the question that is. */
  readonly #beside: number[];
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
    this.#places = Array<number[]>(end).fill(none);
    this.#formsOf = Array<number[]>(end).fill(none);
    this.#isSaid = zeros(end);
    for (const stem of said) this.#isSaid[this.#slots.of(stem)] = 1;
    for (const [place, stems] of meant.entries())
      for (const stem of stems) {
        const slot = this.#slots.of(stem);
        this.#isSaid[slot] = 1;
        addTo(this.#places, slot, place);
      }
    for (const [form, { stems }] of forms.entries())
      for (const stem of stems) {
        const slot = this.#slots.of(stem);
        addTo(this.#formsOf, slot, form);
      }
    this.#forms = forms.map(({ place, stems }) => ({ place, stems: stems.length }));
    this.#held = zeros(forms.length);
    this.#hits = zeros(sought.length);
    this.#inContext = zeros(sought.length);
    this.#inAnswer = zeros(sought.length);
    this.#beside = zeros(sought.length);
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
    for (let place = 0; place < this.#beside.length; place += 1) {
      const isTold = (this.#inContext[place] as number) | (this.#inAnswer[place] as number);
      this.#beside[place] = isTold;
      if (isTold === 1) this.#toldBeside += this.#sought[place] as number;
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
    for (let place = 0; place < this.#beside.length; place += 1)
      if (this.#hits[place] === 1 && this.#beside[place] === 0) told += this.#sought[place] as number;
    this.#told = told;
  }

  #isTold(place: number): boolean {
    return this.#hits[place] === 1 || this.#beside[place] === 1;
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
      const isHit = this.#hits[place] === 1;
      if (isHit) shared += weight;
      asked += weight * (!isHit && this.#inContext[place] === 1 ? contextOfQuestion : 1);
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
      if (this.#hits[place] === 1 || this.#inAnswer[place] === 1) there += weight;
    }
    return there * 2 >= all;
  }

  /** Marks what of the question a text has, in whatever form. */
  #find(stems: Uint32Array, from: number, end: number, hits: number[]): void {
    for (let place = 0; place < hits.length; place += 1) hits[place] = 0;
    if (this.#isFormHeld) this.#held.fill(0);
    this.#isFormHeld = false;
    for (let at = from; at < end; at += 1) {
      const stem = stems[at] as number;
      const slot = this.#slots.of(stem);
      if (slot === 0) continue;
      for (const place of this.#places[slot] as number[]) hits[place] = 1;
      const forms = this.#formsOf[slot] as number[];
      // A form is held by stems that differ: one that comes again is none.
      if (forms.length > 0 && stems.indexOf(stem, from) === at)
        for (const form of forms) this.#hold(form, hits);
    }
  }

  #hold(form: number, hits: number[]): void {
    const held = (this.#held[form] ?? 0) + 1;
    this.#held[form] = held;
    this.#isFormHeld = true;
    const { place, stems } = this.#forms[form] ?? { place: 0, stems: 0 };
    if (held === stems) hits[place] = 1;
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

/** Adds to the list of a slot, which is none at first. */
function addTo(lists: number[][], slot: number, number: number): void {
  const list = lists[slot] ?? none;
  if (list === none) lists[slot] = [number];
  else list.push(number);
}
