import type Database from 'better-sqlite3';

/** A term of the glossary found in a question: where its words stand, and every other way to say it. */
export type FoundTerm = {
  readonly from: number;
  readonly to: number;
  /** Each form as stems in order. */
  readonly otherForms: readonly (readonly string[])[];
};

type Form = { readonly term: number; readonly stems: readonly string[] };

/** Finds terms of the glossary in a question, for expansion both ways: ARQC ↔ authorisation request cryptogram. */
export class TermForms {
  readonly #byFirst = new Map<string, Form[]>();
  readonly #byTerm = new Map<number, Form[]>();

  /** @param db the index file of the built-in content */
  constructor(db: Database.Database) {
    for (const [term, form] of db
      .prepare<[], [number, string]>('SELECT term, form FROM term_forms')
      .raw()
      .all()) {
      const entry = { term, stems: form.split(' ') };
      const first = entry.stems[0] ?? '';
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), entry]);
      this.#byTerm.set(term, [...(this.#byTerm.get(term) ?? []), entry]);
    }
  }

  /** Every form of every term as stems. */
  names(): (readonly string[])[] {
    return [...this.#byTerm.values()].flatMap((forms) => forms.map(({ stems }) => stems));
  }

  /** The terms, by their places in the glossary, that have a form of just these stems. */
  termsNamed(form: string): number[] {
    const [first = ''] = form.split(' ');
    const named = (this.#byFirst.get(first) ?? []).filter(({ stems }) => stems.join(' ') === form);
    return named.map(({ term }) => term);
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
      const terms = (this.#byFirst.get(stems[index] ?? '') ?? []).filter(
        (form) => form.stems.join(' ') === written,
      );
      const otherForms = terms
        .flatMap(({ term }) => this.#byTerm.get(term) ?? [])
        .map((form) => form.stems)
        .filter((form) => form.join(' ') !== written);
      found.push({ from: index, to: index + length, otherForms });
      index += length;
    }
    return found;
  }

  /** The stems that stand second in terms of two words or more that begin with this stem. */
  secondStems(first: string): string[] {
    return (this.#byFirst.get(first) ?? []).flatMap(({ stems }) => stems[1] ?? []);
  }

  #longestAt(stems: readonly string[], index: number): number {
    let longest = 0;
    for (const form of this.#byFirst.get(stems[index] ?? '') ?? []) {
      const fits = form.stems.every((stem, offset) => stems[index + offset] === stem);
      if (fits && form.stems.length > longest) longest = form.stems.length;
    }
    return longest;
  }
}
