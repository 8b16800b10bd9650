import type Database from 'better-sqlite3';
import { foldCharacters } from '../../analysis/raw-tokens.ts';
import { escaped } from '../phrasing/place-names.ts';

/** A row of a table of countries or currencies. */
type NamedRow = {
  readonly table: NamedTable;
  /** Its place among the rows of its table, from 0. */
  readonly place: number;
};
type NamedTable = 'countries' | 'currencies';

/** `591 — Panama (PA, PAN)` */
const heading = /^(\d{3}) — (.+?) \(([A-Z, ]+)\)$/;
const otherNames = /^- Also called: (.+)$/m;
const users = /, used in (.+?), with exponent/s;

/** The field or tag that a code stands in: its DE is no Germany. */
const place =
  /(?<![\p{L}\p{N}])(?:de|field|bit|tag) ?(?:19|20|21|43|49|50|51|5f28|5f2a|9f1a|9f42)(?![\p{L}\p{N}])/giu;
/** What only asks for a code, or says of which kind it is. */
const asking =
  /(?<![\p{L}\p{N}])(?:please|can|you|tell|me|give|each|what|which|how|many|is|are|was|has|have|does|do|use|used|by|the|an?|of|for|in|to|and|or|vs|iso|alpha|letters?|numeric|numerical|numbers?|digits?|codes?|country|countries|currency|currencies|3166|4217|one|two|three|[123]|decimals?|decimal|places?|exponents?|minor|units?|names?|its|s|means?|meaning|stands?|belongs?)(?![\p{L}\p{N}])/gu;
const ofCountries = /\b(?:country|countries|3166)\b/;
const ofCurrencies = /\b(?:currency|currencies|4217|decimals?|decimal|exponents?|minor units?)\b/;
const ofEither = /\b(?:numeric|numerical|iso|alpha(?:-?[23])?|letters?) (?:\w+ ){0,2}?(?:codes?|numbers?)\b/;
/** Asks for the country or currency of a number that the question tells elsewhere: "merchant country 276, which country is that". */
const ofNumber =
  /\b(?:which|what) (?:country|currency)(?: code)?(?:\s*\?*$| (?:is|are|was|does|do) (?:it|that|this|they|those|these|the (?:code|number|value)|code|number|value)\b)/;
const number = /(?<![\p{L}\p{N}.,-])\d{3}(?![\p{L}\p{N}]|[.,-]\d)/gu;
const otherNumbers =
  /\b(?:mcc|mti|response|reason|function|entry mode|processing|service|dispute|condition)\b/;
const sentenceEnd = /(?<=[.!?])\s+/;
const mostRows = 6;
const mostWords = 24;
const word = /[\p{L}\p{N}]+/gu;

/** Countries and currencies by their names, their letters and their numbers, for a question that asks for nothing but their codes. */
export class RowNames {
  readonly #byName: Readonly<Record<NamedTable, Map<string, NamedRow>>> = {
    countries: new Map(),
    currencies: new Map(),
  };
  /** The currencies of countries, by the folded names of these. */
  readonly #used = new Map<string, NamedRow>();
  /** Letters that are a code in capitals, and may be a word otherwise: US, ALL. */
  readonly #letters = new Set<string>();
  readonly #anyName: RegExp;
  /** The words of all names. */
  readonly #words: ReadonlySet<string>;

  /** @param db the index file of the built-in content */
  constructor(db: Database.Database) {
    for (const table of ['countries', 'currencies'] as const) this.#read(db, table);
    const names = [this.#byName.countries, this.#byName.currencies].flatMap((names) => [...names.keys()]);
    const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length);
    this.#words = new Set(names.flatMap((name) => name.match(word) ?? []));
    this.#anyName = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    );
  }

  /**
   * The rows that a question asks for, in the order in which it names them; none for one that asks anything else too. What is told
   * beside a question is no matter.
   */
  rowsAskedFor(asked: string): readonly NamedRow[] {
    const rows = this.#rowsOf(asked);
    const sentences = asked.split(sentenceEnd);
    if (rows.length > 0 || sentences.length < 2) return rows;
    const questions = sentences
      .filter((sentence) => sentence.endsWith('?'))
      .map((each) => this.#rowsOf(each));
    return questions.every(({ length }) => length > 0)
      ? [...new Set(questions.flat())].slice(0, mostRows)
      : [];
  }

  #rowsOf(asked: string): readonly NamedRow[] {
    const question = asked.replace(place, ' ');
    const folded = folding(question);
    const isOfCurrencies = ofCurrencies.test(folded);
    const isOfCountries = ofCountries.test(folded);
    if (!isOfCountries && !isOfCurrencies && !ofEither.test(folded)) return [];
    if (ofNumber.test(folded) && !otherNumbers.test(folded)) {
      const rows = this.#rowsOfNumbers(folded, isOfCountries ? 'countries' : 'currencies');
      if (rows.length > 0) return rows;
    }
    if (!this.#isOfNames(folded.replace(asking, ' '))) return [];
    const named: string[] = [];
    const rest = folded.replace(this.#anyName, (name, at: number) => {
      const isWord = this.#letters.has(name) && question.slice(at, at + name.length) !== name.toUpperCase();
      if (!isWord) named.push(name);
      return isWord ? name : ' ';
    });
    if (/[\p{L}\p{N}]/u.test(rest.replace(asking, ' '))) return [];
    const rows = named.flatMap((name) => this.#rowOf(name, { isOfCountries, isOfCurrencies }) ?? []);
    return [...new Set(rows)].slice(0, mostRows);
  }

  /** The rows of all numbers of three digits in a text; none where one of them has none. */
  #rowsOfNumbers(text: string, table: NamedTable): readonly NamedRow[] {
    const rows = (text.match(number) ?? []).map((each) => this.#byName[table].get(each));
    return rows.every((row) => row !== undefined) ? [...new Set(rows)].slice(0, mostRows) : [];
  }

  /** Whether each word of a text is one of some name: few questions go on to the pattern of all names, which is slow. */
  #isOfNames(text: string): boolean {
    const words = text.match(word) ?? [];
    return words.length > 0 && words.length <= mostWords && words.every((each) => this.#words.has(each));
  }

  #rowOf(
    name: string,
    { isOfCountries, isOfCurrencies }: { isOfCountries: boolean; isOfCurrencies: boolean },
  ): NamedRow | undefined {
    const { countries, currencies } = this.#byName;
    const country = countries.get(name);
    const currency = currencies.get(name) ?? this.#used.get(name);
    if (isOfCurrencies && !isOfCountries) return currency;
    return isOfCountries ? (country ?? currency) : (country ?? currencies.get(name));
  }

  #read(db: Database.Database, table: NamedTable): void {
    const rows = db
      .prepare<[string], { section: string; markdown: string }>(
        `SELECT section, passages.markdown FROM passages JOIN documents ON documents.number = passages.document
         WHERE documents.id = ? ORDER BY passages.number`,
      )
      .all(table);
    const names = this.#byName[table];
    for (const [place, { section, markdown }] of rows.entries()) {
      const [, key = '', name = '', letters = ''] = heading.exec(section) ?? [];
      const also = otherNames.exec(markdown)?.[1]?.split('; ') ?? [];
      const row: NamedRow = { table, place };
      for (const each of letters.split(', ')) this.#letters.add(folding(each));
      for (const each of [key, name, ...letters.split(', '), ...also])
        if (each !== '' && !names.has(folding(each))) names.set(folding(each), row);
      for (const country of users.exec(markdown)?.[1]?.split(/,? and |, /) ?? [])
        this.#used.set(folding(country.replace(/^the /, '')), row);
    }
  }
}

/** In lower case and without accents, of the same length. */
const folding = (text: string): string => foldCharacters(text).toLowerCase();
