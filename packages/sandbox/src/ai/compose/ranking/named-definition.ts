import { columnPointOf } from '../passages/column-point.ts';
import { definingColumn } from '../passages/defining-column.ts';
import { overview, type Passage, readRowHeading } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { termSet } from '../text/words.ts';
import { names } from './definition-sentence.ts';
import type { Material } from './material.ts';
import { labelOf } from './point-signs.ts';
import type { ScoredPoint } from './score-points.ts';

/** What has fewer words says a thing's amount or place, not what it is. */
const fewestWordsTold = 6;
const several = /\s(?:and|or|vs\.?)\s|,/i;
const asksWhat = /\b(?:what|whats|define|explain|meaning)\b/i;
/**
 * What defines exactly the term asked about, all its words and no others: a glossary's entry, a reference row, an
 * overview, a section of that name, a row or a column of a table.
 */
export function namedDefinition(material: Material): ScoredPoint | undefined {
  const { question, passages, points, rows } = material;
  if (question.kind !== 'definition' || question.codes.length > 0) return undefined;
  const sought = termSet(question.subject);
  if (sought.size === 0 || several.test(question.subject)) return undefined;
  const isTerm = (text: string) => isSame(termSet(text), sought);
  const isDefining = ({ sentences }: Point) => names(sentences[0] ?? '', question.subject, 0);
  const told = (passage: Passage, isWanted: (point: Point) => boolean) =>
    points
      .filter((point) => point.n === passage.n && !point.leans && point.origin !== 'step' && isWanted(point))
      .toSorted((one, other) => one.position - other.position)[0];
  const entry = firstOf(
    passages.filter((passage) => isRowOf(passage, isTerm)),
    (passage) => told(passage, ({ words }) => words >= fewestWordsTold),
  );
  const opening = firstOf(
    passages.filter(({ section, title }) => section === overview || isTerm(section) || isTerm(title)),
    (passage) => told(passage, (point) => point.opens && isDefining(point)),
  );
  const row = rows.find(
    (point) =>
      point.words >= fewestWordsTold &&
      definesInRow(point, passages) &&
      namesOf(labelOf(point) ?? '').some(isTerm),
  );
  const isTold = points.some((point) => point.origin === 'sentence' && !point.leans && isDefining(point));
  const isHeader = (text: string) => text.trim().toLowerCase() === question.subject.toLowerCase();
  const column = () => firstOf(passages, (passage) => columnPointOf(passage, isHeader));
  const untold = () => row ?? (asksWhat.test(question.text) ? column() : undefined);
  const found = entry ?? opening ?? (isTold ? undefined : untold());
  return found && { ...found, score: 0 };
}

/** The sentence of an overview that defines exactly the term asked about: it opens the explanation, as no entry does. */
export function overviewDefinition({ question, passages, points }: Material): ScoredPoint | undefined {
  const overviews = passages.filter(({ section }) => section === overview).map(({ n }) => n);
  return points.find(
    ({ n, opens, leans, origin, sentences }) =>
      overviews.includes(n) &&
      opens &&
      !leans &&
      origin === 'sentence' &&
      names(sentences[0] ?? '', question.subject, 0),
  );
}

/** Says whether a passage is the row or the entry of a term, by its key, its name or the short form in brackets. */
function isRowOf({ section, isEntry, rowKey }: Passage, isTerm: (text: string) => boolean): boolean {
  if (!isEntry && rowKey === null) return false;
  const { key, name } = readRowHeading(section) ?? { key: section, name: '' };
  return [key, `${key} ${name}`, ...namesOf(name)].some(isTerm);
}

/** Says whether the row of a table says in its second column what its thing is. */
function definesInRow({ n, block }: Point, passages: Passage[]): boolean {
  const table = passages.find((passage) => passage.n === n)?.blocks[block]?.block;
  return table?.kind === 'table' && definingColumn.test(table.header[1] ?? '');
}

/** A row that tells several things of its own, "Track 2: density: 75; length: 40", and not what it is. */
export function isRowOfDetails(point: Point, passages: Passage[]): boolean {
  return point.origin === 'row' && (point.cells?.length ?? 0) > 2 && !definesInRow(point, passages);
}

/** "BIN sponsor, sponsor bank" has two names, "Application transaction counter (ATC)" a long one and a short one. */
function namesOf(label: string): string[] {
  const inBrackets = [...label.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => inside);
  const bare = label.replace(/\([^)]*\)/g, ' ');
  const parts = bare.split(/[,;/]/).filter((part) => !/^\s*not\b/i.test(part));
  return [bare, ...parts, ...inBrackets].filter((name) => name.trim() !== '');
}

function isSame(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((term) => other.has(term));
}

function firstOf<From, To>(all: From[], find: (each: From) => To | undefined): To | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
