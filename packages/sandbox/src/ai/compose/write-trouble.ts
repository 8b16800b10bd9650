import type { AnswerDraft } from './answer-draft.ts';
import { belongsHere } from './belongs-here.ts';
import { mentionsCode } from './code-mentions.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { fillShortAnswer } from './fill-short-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { rowsToShow } from './rows-to-show.ts';
import type { ScoredPoint } from './score-points.ts';
import { isList, isTable, type Structure } from './structures.ts';
import { targetsOf } from './targets.ts';
import { type Part, partOf, partOfList } from './trouble-parts.ts';
import { writeCodeTable } from './write-code.ts';

const mostOfPart = 4;
const leastFit = 0.4;
const shortWords = 90;
const leastShareElsewhere = 0.4;
const headings: Record<Part, string> = { cause: 'Likely causes', check: 'Checks', remedy: 'Remedy' };

/** Something goes wrong: the answer, then likely causes, checks and the remedy. */
export function writeTrouble(draft: AnswerDraft, given: Material): void {
  const material = writeDirectAnswer(draft, given);
  writeFaultTable(draft, material);
  for (const part of ['cause', 'check', 'remedy'] as const) writePart(draft, material, part);
  writeKeyPoints(draft, material, { heading: 'Good to know', most: 3 });
  const { codes, isScenario } = material.question;
  if (codes.length > 0 && !isScenario && draft.words < shortWords) writeCodeTable(draft, material);
  fillShortAnswer(draft, material);
}

function writeFaultTable(draft: AnswerDraft, material: Material): void {
  const columns =
    /fault|symptom|cause|effect|remedy|check|fix|action|sees|problem|error|reason|what to do|meaning/i;
  const table = material.structures.find(
    (each) =>
      isTable(each) &&
      (isNear(each, material) ||
        namesCode(each, material) ||
        (each.score >= leastFit + 0.35 && belongsHere(each, material))) &&
      each.block.header.filter((cell) => columns.test(cell)).length >= 2,
  );
  if (table && isTable(table)) draft.table(table, rowsToShow(table.block.rows, material));
}

/** A row of the table is about a code asked for. */
function namesCode({ block }: Structure, { question }: Material): boolean {
  return (
    block.kind === 'table' &&
    !question.isScenario &&
    block.rows.some((row) =>
      targetsOf(question.codes).some((code) => mentionsCode(row[0] ?? '', code, 'codes')),
    )
  );
}

/** From the passage in focus, or well fitting from the same document. */
function isNear({ n, score }: Structure, { focus, passages }: Material): boolean {
  const title = passages.find((passage) => passage.n === n)?.title;
  return n === focus.n || (title === focus.title && score >= leastFit);
}

function writePart(draft: AnswerDraft, material: Material, part: Part): void {
  draft.heading(headings[part]);
  const list = material.structures.find(
    (each): each is Structure =>
      isList(each) &&
      !draft.hasTaken(each.block) &&
      (isNear(each, material) || (each.score >= leastFit + 0.35 && belongsHere(each, material))) &&
      partOfList(each, material) === part,
  );
  if (list && isList(list) && draft.list(list)) return;
  draft.bullets(choosePoints(draft, material, part));
}

function choosePoints(
  draft: AnswerDraft,
  { points, relevance, focus, question }: Material,
  part: Part,
): ScoredPoint[] {
  const chosen: ScoredPoint[] = [];
  let room = draft.room;
  for (const point of points) {
    if (chosen.length >= mostOfPart) break;
    const fits =
      point.n === focus.n ||
      targetsOf(question.codes).some(
        (code) => !question.isScenario && mentionsCode(point.sentences.join(' '), code, point.heading),
      ) ||
      (point.score >= leastFit && relevance.share(point.terms) >= leastShareElsewhere);
    if (!fits || point.leans || point.origin !== 'sentence' || partOf(point) !== part) continue;
    if (point.words > room || !draft.isNew(point.sentences)) continue;
    chosen.push(point);
    room -= point.words;
  }
  return chosen.toSorted((one, other) => one.n - other.n || one.position - other.position);
}
