import { headingOf, type Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import type { Table } from '../text/markdown-blocks.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** A row of so many cells, or one of several rows of a table, is read more easily in its columns than written out. */
const cellsOfTable = 3;

/** Points of one section, in the order in which they were chosen. */
type Group = { readonly passage: Passage; readonly points: readonly Point[] };

/**
 * Tells points that stand apart from each other: those of one section together under its name, rows of a table as a table
 * under its header.
 */
export function writePoints(
  draft: AnswerDraft,
  points: readonly Point[],
  passages: readonly Passage[],
): void {
  const groups = [...Map.groupBy(points, ({ n }) => n)].flatMap(([number, its]): Group[] => {
    const passage = passages.find(({ n }) => n === number);
    return passage ? [{ passage, points: its }] : [];
  });
  const tabled = new Set(groups.flatMap(({ passage, points }) => rowsOfTables(passage, points)));
  const bullets = groups.flatMap(({ passage, points }) => bulletsOf(passage, points, tabled));
  if (bullets.length > 0) draft.labelled(bullets);
  for (const { passage, points } of groups) writeTables(draft, passage, points, tabled);
}

function bulletsOf(passage: Passage, points: readonly Point[], tabled: ReadonlySet<Point>) {
  const told = points.filter((point) => !tabled.has(point));
  // What begins with a label of its own needs no other.
  const labelled = told.filter(({ sentences }) => /^\*\*/.test(sentences[0] ?? ''));
  const others = told.filter((point) => !labelled.includes(point)).toSorted(asTheyStand);
  const { n } = passage;
  return [
    ...(others.length > 0
      ? [{ name: headingOf(passage), sentences: others.flatMap(({ sentences }) => sentences), n }]
      : []),
    ...labelled.map(({ sentences }) => ({ name: '', sentences, n })),
  ];
}

function rowsOfTables(passage: Passage, points: readonly Point[]): Point[] {
  const rows = points.filter(({ origin }) => origin === 'row');
  return rows.filter(
    ({ block, cells = [] }) =>
      tableAt(passage, block) &&
      (cells.length >= cellsOfTable || rows.filter((other) => other.block === block).length > 1),
  );
}

function writeTables(
  draft: AnswerDraft,
  passage: Passage,
  points: readonly Point[],
  tabled: ReadonlySet<Point>,
): void {
  const byTable = Map.groupBy(
    points.filter((point) => tabled.has(point)),
    ({ block }) => block,
  );
  for (const [at, rows] of byTable) {
    const table = tableAt(passage, at);
    if (!table) continue;
    draft.plain(`**${headingOf(passage)}**`);
    draft.ownTable(
      table.header,
      rows.toSorted(asTheyStand).map(({ cells = [] }) => cells),
      [passage.n],
    );
  }
}

function tableAt(passage: Passage, at: number): Table | undefined {
  const block = passage.blocks[at]?.block;
  return block?.kind === 'table' ? block : undefined;
}

const asTheyStand = (one: Point, other: Point): number =>
  one.block - other.block || one.position - other.position;
