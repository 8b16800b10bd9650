import type { AnswerDraft } from './answer-draft.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { rowFits } from './row-fits.ts';
import type { ScoredPoint } from './score-points.ts';
import { isList, isTable, type Structure } from './structures.ts';
import { type Part, partOf, partOfList } from './trouble-parts.ts';

const mostOfPart = 4;
const leastFit = 0.4;
const headings: Record<Part, string> = { cause: 'Likely causes', check: 'Checks', remedy: 'Remedy' };

/** Something goes wrong: the answer, then likely causes, checks and the remedy. */
export function writeTrouble(draft: AnswerDraft, material: Material): void {
  writeDirectAnswer(draft, material);
  writeFaultTable(draft, material);
  for (const part of ['cause', 'check', 'remedy'] as const) writePart(draft, material, part);
  writeKeyPoints(draft, material, { heading: 'Good to know', most: 3 });
}

function writeFaultTable(draft: AnswerDraft, material: Material): void {
  const columns =
    /fault|symptom|cause|effect|remedy|check|fix|action|sees|problem|error|reason|what to do|meaning/i;
  const table = material.structures.find(
    (each) =>
      isTable(each) &&
      (each.n === material.focus.n || each.score >= leastFit + 0.35) &&
      each.block.header.filter((cell) => columns.test(cell)).length >= 2,
  );
  if (table && isTable(table)) draft.table(table, rowFits(material));
}

function writePart(draft: AnswerDraft, material: Material, part: Part): void {
  draft.heading(headings[part]);
  const list = material.structures.find(
    (each): each is Structure =>
      isList(each) &&
      !draft.hasTaken(each.block) &&
      (each.n === material.focus.n || each.score >= leastFit + 0.35) &&
      partOfList(each, material) === part,
  );
  if (list && isList(list) && draft.list(list)) return;
  const points: ScoredPoint[] = [];
  let room = draft.room;
  for (const point of material.points) {
    if (points.length >= mostOfPart || point.score < leastFit) break;
    if (
      point.origin !== 'sentence' ||
      partOf(point) !== part ||
      point.words > room ||
      !draft.isNew(point.sentences)
    )
      continue;
    const least = point.n === material.focus.n ? 0.15 : 0.4;
    if (material.relevance.share(point.terms) < least) continue;
    points.push(point);
    room -= point.words;
  }
  points.sort((one, other) => one.n - other.n || one.position - other.position);
  draft.bullets(points);
}
