import { type AnswerType, answerTypeOf, tells } from '../question/answer-type.ts';
import type { Material } from '../ranking/material.ts';
import { labelOf } from '../ranking/point-signs.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { isTable } from '../ranking/structures.ts';
import { weighOpenings } from '../ranking/weigh-openings.ts';
import { countWords, plainText } from '../text/inline-markdown.ts';
import type { AnswerDraft } from './answer-draft.ts';

const fewCells = 2;
/** Told by a cell with words of its own; who or whether needs the other cells of its row. */
const toldByCell = new Set<AnswerType>(['cost', 'duration']);
const wordsOfSentence = 4;
const rowsOfShort = 6;
const mostRows = 4;
/** How far behind the row that opens best another row, and the sentence before the table, may be. */
const behind = { row: 1.5, sentence: 2 };

/**
 * Opens with a row of many columns as a row of its table, behind the sentence that its passage says of the matter: as a sentence
 * such a row is a list of its columns. False when the opening is no such row.
 */
export function writeRowInTable(draft: AnswerDraft, material: Material, opening: ScoredPoint): boolean {
  const { cells = [], n, block, origin, score } = opening;
  const table = material.structures.filter(isTable).find((each) => each.n === n && each.position === block);
  if (
    answerTypeOf(material.question.text) === null ||
    origin !== 'row' ||
    cells.length <= fewCells ||
    table === undefined
  )
    return false;
  if (writeTellingCell(draft, material, opening)) return true;
  const weighed = weighOpenings(material).filter((point) => point.n === n);
  const sentence = weighed.find((point) => point.origin === 'sentence' && labelOf(point) === undefined);
  if (sentence === undefined || sentence.score < score - behind.sentence) return false;
  draft.paragraph([sentence]);
  const { header, rows } = table.block;
  if (rows.length <= rowsOfShort) return draft.table(table);
  const near = new Set(
    weighed
      .filter((point) => point.origin === 'row' && point.block === block && point.score >= score - behind.row)
      .slice(0, mostRows)
      .map((point) => point.cells),
  );
  draft.ownTable(
    header,
    rows.filter((row) => near.has(row)),
    [n],
  );
  return true;
}

/** "**Arbitration:** the loser pays …": of a row the one cell that tells what is asked, under its name. */
function writeTellingCell(
  draft: AnswerDraft,
  { question }: Material,
  { cells = [], n }: ScoredPoint,
): boolean {
  const type = answerTypeOf(question.text);
  const [key = '', ...others] = cells;
  const telling = others.filter((cell) => type !== null && toldByCell.has(type) && tells(cell, type));
  const [only = '', second] = telling;
  if (second !== undefined || countWords(only) < wordsOfSentence) return false;
  return draft.paragraph([{ sentences: [`**${plainText(key)}:** ${only.replace(/\.$/, '')}.`], n }]);
}
