import { aspectOf, aspects } from './aspects.ts';
import { factsAbout } from './facts.ts';
import type { Table } from './markdown-blocks.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import type { Side } from './sides.ts';
import { isTable, type Structure } from './structures.ts';

const mostWordsInCell = 45;
const mostRows = 7;

/** A table of a passage that already has a column for each side. */
export function tableWithSides({ structures }: Material, sides: Side[]): Structure<Table> | undefined {
  return structures.filter(isTable).find(({ block }) => {
    const columns = sides.map((side) => block.header.findIndex((cell, index) => index > 0 && side.is(cell)));
    return columns.every((column) => column > 0) && new Set(columns).size === sides.length;
  });
}

/** Rows with one cell for each side, built from what tables, reference rows and sentences say of each. */
export function comparisonRows(material: Material, sides: Side[], withDefinitions: boolean): string[][] {
  const rows: string[][] = [];
  const add = (name: string, cells: (string | undefined)[]) => {
    const filled = cells.filter((cell) => cell !== undefined).length;
    if (filled >= 2 && rows.length < mostRows) rows.push([name, ...cells.map((cell) => cell ?? '–')]);
  };

  const facts = sides.map((side) => factsAbout(material.passages, (key, context) => side.is(key, context)));
  const fields = [...new Set(facts.flatMap((each) => each.map(({ field }) => field)))];
  for (const field of fields) {
    add(
      field,
      facts.map((each) => {
        const fact = each.find((one) => one.field === field);
        return fact && `${fact.value} [${fact.n}]`;
      }),
    );
  }

  const used = new Set<ScoredPoint>();
  const cellOf = (point: ScoredPoint | undefined) => {
    if (!point) return undefined;
    used.add(point);
    return `${point.sentences.join(' ')} [${point.n}]`;
  };
  const only = sides.map((side) => pointsOfSide(material, side, sides));
  if (withDefinitions) {
    const definitions = only.map((points, index) =>
      points.find(({ sentences }) => sides[index]?.defines(sentences[0] ?? '')),
    );
    if (definitions.every(Boolean)) add('What it is', definitions.map(cellOf));
  }
  for (const aspect of aspects) {
    const chosen = only.map((points) =>
      points.find((point) => !used.has(point) && aspectOf(point) === aspect),
    );
    if (chosen.every(Boolean)) add(aspect, chosen.map(cellOf));
  }
  return rows;
}

/** What speaks of one side and of no other, best first. */
export function pointsOfSide({ points }: Material, side: Side, sides: Side[]): ScoredPoint[] {
  return points.filter((point) => {
    const text = point.sentences.join(' ');
    const others = sides.filter((other) => other !== side);
    const own =
      side.in(text, point.heading) ||
      (side.is(nameOf(point.heading)) && !others.some((other) => other.in(text)));
    return own && point.words <= mostWordsInCell && !others.some((other) => other.in(text, point.heading));
  });
}

function nameOf(heading: string): string {
  return heading.split(/\s+[—–-]\s+|:\s/)[0] ?? heading;
}
