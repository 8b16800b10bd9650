import type Database from 'better-sqlite3';

/** A term of the glossary found in a question: where its words stand, and every other way to say it. */
type FoundTerm = {
  readonly from: number;
  readonly to: number;
  /** Each form as stems in order. */
  readonly otherForms: readonly (readonly string[])[];
};

type Form = { readonly term: number; readonly text: string; readonly stems: readonly string[] };

/** Finds terms of the glossary in a question, for expansion both ways: ARQC ↔ authorisation request cryptogram. */
export class TermForms {
  readonly #byText = new Map<string, Form[]>();
  /** Those of two stems or more by the first two: hundreds of terms begin with "card". */
  readonly #byFirstTwo = new Map<string, Form[]>();
  /** The second stems of those by their first. */
  readonly #seconds = new Map<string, string[]>();
  readonly #byTerm = new Map<number, Form[]>();

  /** @param db the index file of the built-in content */
  constructor(db: Database.Database) {
    for (const [term, form] of db
      .prepare<[], [number, string]>('SELECT term, form FROM term_forms')
      .raw()
      .all()) {
      const entry = { term, text: form, stems: form.split(' ') };
      const [first = '', second] = entry.stems;
      addTo(this.#byText, form, entry);
      addTo(this.#byTerm, term, entry);
      if (second === undefined) continue;
      addTo(this.#byFirstTwo, `${first} ${second}`, entry);
      addTo(this.#seconds, first, second);
    }
  }

  /** Every form of every term as stems. */
  names(): (readonly string[])[] {
    return [...this.#byTerm.values()].flatMap((forms) => forms.map(({ stems }) => stems));
  }

  /** The terms, by their places in the glossary, that have a form of just these stems. */
  termsNamed(form: string): number[] {
    return (this.#byText.get(form) ?? []).map(({ term }) => term);
  }

  /** The longest terms in a sequence of stems, left to right; one form may name more than one term. */
  find(stems: readonly string[]): FoundTerm[] {
    const found: FoundTerm[] = [];
    let index = 0;
    while (index < stems.length) {
      const length = this.#longestAt(stems, index);
      if (length === 0) {
        index += 1;
        continue;
      }
      const written = stems.slice(index, index + length).join(' ');
      const otherForms = this.termsNamed(written)
        .flatMap((term) => this.#byTerm.get(term) ?? [])
        .flatMap((form) => (form.text === written ? [] : [form.stems]));
      found.push({ from: index, to: index + length, otherForms });
      index += length;
    }
    return found;
  }

  /** The stems that stand second in terms of two words or more that begin with this stem. */
  secondStems(first: string): readonly string[] {
    return this.#seconds.get(first) ?? [];
  }

  #longestAt(stems: readonly string[], index: number): number {
    const [first = '', second = ''] = [stems[index], stems[index + 1]];
    let longest = this.#byText.has(first) ? 1 : 0;
    for (const form of this.#byFirstTwo.get(`${first} ${second}`) ?? []) {
      const fits = form.stems.every((stem, offset) => stems[index + offset] === stem);
      if (fits && form.stems.length > longest) longest = form.stems.length;
    }
    return longest;
  }
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}
