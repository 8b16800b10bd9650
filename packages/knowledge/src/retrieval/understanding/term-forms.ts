import type Database from 'better-sqlite3';

/** A term of the glossary found in a question: where its words stand, and every other way to say it. */
type FoundTerm = {
  readonly from: number;
  readonly to: number;
  /** Each form as stems in order. */
  readonly otherForms: readonly (readonly string[])[];
};

/** What begins with a stem: a form that is no more than it, and those of more by their second: hundreds begin with "card". */
type Beginning = { alone: Form | undefined; readonly bySecond: Map<string, Form[]> };

type Form = { readonly term: number; readonly text: string; readonly stems: readonly string[] };

const none: readonly Form[] = [];

/** Finds terms of the glossary in a question, for expansion both ways: ARQC ↔ authorisation request cryptogram. */
export class TermForms {
  readonly #byText = new Map<string, Form[]>();
  readonly #byFirst = new Map<string, Beginning>();
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
      const beginning: Beginning = this.#byFirst.get(first) ?? { alone: undefined, bySecond: new Map() };
      this.#byFirst.set(first, beginning);
      if (second === undefined) beginning.alone ??= entry;
      else addTo(beginning.bySecond, second, entry);
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
      const longest = this.#longestAt(stems, index);
      const from = index;
      index += longest?.stems.length ?? 1;
      if (longest) found.push({ from, to: index, otherForms: this.#otherFormsOf(longest.text) });
    }
    return found;
  }

  /** The stems that stand second in terms of two words or more that begin with this stem. */
  secondStems(first: string): readonly string[] {
    return [...(this.#byFirst.get(first)?.bySecond.keys() ?? [])];
  }

  #otherFormsOf(written: string): (readonly string[])[] {
    const forms = (this.#byText.get(written) ?? none).flatMap(({ term }) => this.#byTerm.get(term) ?? none);
    return forms.flatMap(({ text, stems }) => (text === written ? [] : [stems]));
  }

  #longestAt(stems: readonly string[], index: number): Form | undefined {
    const beginning = this.#byFirst.get(stems[index] ?? '');
    if (!beginning) return undefined;
    let longest = beginning.alone;
    for (const form of beginning.bySecond.get(stems[index + 1] ?? '') ?? none) {
      const fits = form.stems.every((stem, offset) => stems[index + offset] === stem);
      if (fits && form.stems.length > (longest?.stems.length ?? 0)) longest = form;
    }
    return longest;
  }
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}
