import { type Fact, factsAbout } from '../passages/facts.ts';
import { announcesFaults, asksAboutFault } from '../question/section-fit.ts';
import type { Material } from '../ranking/material.ts';
import { sideOfKey } from '../ranking/rows-of-sides.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import type { Side } from '../ranking/sides.ts';
import { isTable, type Structure } from '../ranking/structures.ts';
import { plainText } from '../text/inline-markdown.ts';
import type { Table } from '../text/markdown-blocks.ts';
import { aspectOf, aspects } from './aspects.ts';

const mostWordsInCell = 45;
const mostRows = 6;
const mostAspects = 2;
const nothing = '–';
const untelling = new Set(['Also called', 'Standard']);

type Cell = { text: string; n: number };
type Row = [name: string, cells: (Cell | undefined)[]];

/** A table of a passage that already has a column for each side. */
export function tableWithSides({ structures }: Material, sides: Side[]): Structure<Table> | undefined {
  return structures.filter(isTable).find(({ block }) => {
    const columns = sides.map((side) => block.header.findIndex((cell, index) => index > 0 && side.is(cell)));
    return columns.every((column) => column > 0) && new Set(columns).size === sides.length;
  });
}

/**
 * Rows with one cell for each side, built from what tables, reference rows and sentences say of each.
 * @param said the definitions already written; of those only what comes after their first sentence is a cell
 */
export function comparisonRows(
  material: Material,
  sides: Side[],
  said: (ScoredPoint | undefined)[],
): string[][] {
  const only = sides.map((side) => pointsOfSide(material, side, sides));
  const used = new Set<ScoredPoint>(said.filter((point) => point !== undefined));
  const cellOf = (point: ScoredPoint | undefined): Cell | undefined => {
    if (!point) return undefined;
    used.add(point);
    return { text: point.sentences.join(' '), n: point.n };
  };
  const definitions = only.map((points, index) => points.find((point) => sides[index]?.defines(point)));
  const defined: Row = said.some((point) => point !== undefined)
    ? ['In practice', said.map((point) => remainder(point))]
    : ['What it is', definitions.map(cellOf)];
  const parallel = parallelItems(
    only.map((points, index) =>
      points.filter((point) => !used.has(point) && sides[index]?.isSubjectOf(point)),
    ),
  );
  const compared: Row[] = parallel ? [['In short', parallel.map(cellOf)]] : [];
  const aspectRows = aspects.map((aspect): Row => {
    const chosen = only.map((points, index) =>
      points.find(
        (point) => !used.has(point) && aspectOf(point) === aspect && sides[index]?.isSubjectOf(point),
      ),
    );
    return [aspect, chosen.every(Boolean) ? chosen.map(cellOf) : []];
  });
  const isFull = ([, cells]: Row) =>
    cells.length === sides.length && cells.every((cell) => cell && cell.text !== nothing) && tellApart(cells);
  return [
    defined,
    ...compared,
    ...factRows(material, sides),
    ...aspectRows.filter(isFull).slice(0, mostAspects),
  ]
    .filter(isFull)
    .slice(0, mostRows)
    .map(([name, cells]) => [name, ...cells.map((cell) => (cell ? `${cell.text} [${cell.n}]` : nothing))]);
}

function factRows({ passages: all, question }: Material, sides: Side[]): Row[] {
  const passages = all.filter(({ section }) => asksAboutFault(question) || !announcesFaults(section));
  // One row cannot speak of two sides.
  const facts = sides.map((side) =>
    factsAbout(passages, (key, context) => sideOfKey(key, sides, (each) => each.is(key, context)) === side, {
      ofEachTable: true,
    }),
  );
  const [first = []] = facts;
  const fields = new Set(facts.flatMap((each) => each.map(({ field }) => field)));
  return [...fields]
    .filter((field) => !untelling.has(field))
    .map((field): Row => {
      // Columns of the same name in unrelated tables are on different things.
      const isOf = (table: string) => (fact: Fact) => fact.field === field && fact.of === table;
      const shared = first.find(({ of }) => facts.every((each) => each.some(isOf(of))))?.of;
      const found = shared === undefined ? [] : facts.map((each) => each.find(isOf(shared)));
      return [field, found.map((fact) => fact && { text: fact.value, n: fact.n })];
    });
}

function remainder(point: ScoredPoint | undefined): Cell | undefined {
  const rest = point?.sentences.slice(1).join(' ') ?? '';
  return point && { text: rest === '' ? nothing : rest, n: point.n };
}

/** What speaks of one side and of no other, best first. */
export function pointsOfSide({ points }: Material, side: Side, sides: Side[]): ScoredPoint[] {
  const others = sides.filter((other) => other !== side);
  return points.filter((point) => {
    const text = point.sentences.join(' ');
    if (point.words > mostWordsInCell || others.some((other) => other.in(text, point.heading))) return false;
    return point.origin !== 'step' && (side.in(text, point.heading) || side.isSubjectOf(point));
  });
}

/** One item for each side out of the same list: written to be held against each other. */
function parallelItems(only: ScoredPoint[][]): ScoredPoint[] | null {
  const [first = [], ...others] = only;
  for (const item of first.filter(({ origin }) => origin === 'item')) {
    const matches = others.map((points) =>
      points.find(({ origin, n, heading }) => origin === 'item' && n === item.n && heading === item.heading),
    );
    if (matches.every((match) => match !== undefined)) return [item, ...matches];
  }
  return null;
}

function tellApart(cells: (Cell | undefined)[]): boolean {
  return new Set(cells.map((cell) => plainText(cell?.text ?? '').toLowerCase())).size > 1;
}
