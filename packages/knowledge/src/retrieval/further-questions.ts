import type { CategoryId } from '../categories.ts';
import type { DocumentOutline } from '../index-file/index-file.ts';
import type { Passage } from '../passage.ts';
import type { Engine } from './engine.ts';
import { entriesOfTerm, namesOfEntry } from './ranking/looked-up-entries.ts';
import { type Ranked, rankPassages } from './ranking/rank-passages.ts';
import { suggestFollowUps } from './suggest-follow-ups.ts';

const mostArticles = 3;
const mostRelated = 6;

/**
 * Two or three further questions that the corpus answers, from the articles found and those near them.
 *
 * @param said what was asked, which is not suggested again
 * @param among the categories that the articles may be of; null for all
 */
export function furtherQuestions(
  engine: Engine,
  said: readonly string[],
  ranked: readonly Ranked[],
  passages: readonly Passage[],
  among: readonly CategoryId[] | null,
): string[] {
  return suggestFollowUps(said, articlesNear(engine, ranked, passages, among), (stem) =>
    Math.log(engine.lexicon.passages / (1 + engine.lexicon.frequency(stem))),
  );
}

/**
 * The same for a term that is looked up, from the articles about what the glossary says of it: the letters of DBA stand in those on
 * databases. Undefined where no term is.
 *
 * @param terms passages of the glossary, best first
 */
export function furtherQuestionsOnTerm(
  engine: Engine,
  said: readonly string[],
  [first]: readonly number[],
  among: readonly CategoryId[] | null,
): string[] | undefined {
  if (first === undefined) return undefined;
  const entry = engine.store.passage(first);
  const { ranked } = rankPassages(engine, entry.excerpt, engine.reader.understand(entry.excerpt), []);
  return furtherQuestions(engine, [...said, entry.excerpt], ranked, [entry], among);
}

/** What a question that looks up a term asks with each of its names: what an MMS is asks what a merchant management system is. */
export function askedByEachName(engine: Engine, question: string): string[] {
  return entriesOfTerm(engine, question).flatMap((number) =>
    namesOfEntry(engine, number).map((name) => `What is ${name}?`),
  );
}

/** The articles found, best first, then their related ones, then others of the same category; all of `among`, if given. */
function articlesNear(
  engine: Engine,
  ranked: readonly Ranked[],
  passages: readonly Passage[],
  among: readonly CategoryId[] | null,
): DocumentOutline[] {
  const isAmong = ({ category }: Pick<DocumentOutline, 'category'>) => among?.includes(category) ?? true;
  const found = articlesOf(engine, documentsOf(passages, ranked), mostArticles, isAmong);
  const related = articlesOf(
    engine,
    found.flatMap((article) => article.related),
    mostRelated,
    isAmong,
  );
  const others = engine.store.articlesOfCategory(passages.find(isAmong)?.category ?? among?.[0], mostRelated);
  return [...new Map([...found, ...related, ...others].map((article) => [article.id, article])).values()];
}

function* documentsOf(passages: readonly Passage[], ranked: readonly Ranked[]): Generator<string> {
  for (const { documentId } of passages) yield documentId;
  for (const { outline } of ranked) yield outline.documentId;
}

/** The first articles of these ids that are wanted. */
function articlesOf(
  engine: Engine,
  ids: Iterable<string>,
  most: number,
  isWanted: (article: DocumentOutline) => boolean,
): DocumentOutline[] {
  const articles: DocumentOutline[] = [];
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    const outline = engine.store.documentOutline(id);
    if (outline?.kind === 'document' && isWanted(outline)) articles.push(outline);
    if (articles.length === most) break;
  }
  return articles;
}
