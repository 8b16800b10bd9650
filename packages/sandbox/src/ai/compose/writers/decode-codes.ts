import { readRowHeading } from '../passages/passage.ts';
import { standingOf } from '../passages/targets.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import type { AnswerDraft } from './answer-draft.ts';

const mostCodes = 5;
const fewestSigns = 3;

/** Says of each code of the question what it means when a passage is its row and the answer does not say it yet. */
export function decodeCodes(draft: AnswerDraft, { question, passages, points }: Material): void {
  if (draft.isEmpty) return;
  const said = draft.toString().toLowerCase();
  const rows = [
    ...question.codes.map((code) => passages.find((passage) => standingOf(passage, [code]) === 'row')),
    ...passages.filter(({ rowKey }) => rowKey !== null && isWritten(rowKey, question.text)),
  ];
  const meanings = [...new Set(rows)].flatMap((row): ScoredPoint[] => {
    const name = readRowHeading(row?.section ?? '')?.name.toLowerCase();
    if (row === undefined || name === undefined || said.includes(name)) return [];
    const meaning =
      points.find(({ n, opens }) => n === row.n && opens) ?? points.find(({ n }) => n === row.n);
    return meaning ? [{ ...meaning, sentences: meaning.sentences.slice(0, 2) }] : [];
  });
  draft.bullets([...new Set(meanings)].slice(0, mostCodes));
}

/** A key of three digits or letters may stand in the question as it is, or filled up with a zero: 840 and 0840. */
function isWritten(key: string, question: string): boolean {
  return (
    key.length >= fewestSigns &&
    /^[0-9A-Z]+$/.test(key) &&
    new RegExp(`(?<![\\w.])0?${key}(?![\\w.])`).test(question)
  );
}
