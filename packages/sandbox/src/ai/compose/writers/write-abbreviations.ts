import { expansionOf } from '../passages/expansions.ts';
import { abbreviationsToDefine, asksOnlyFor } from '../question/abbreviations.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import type { AnswerDraft } from './answer-draft.ts';

const fewestEntries = 2;
const mostAbbreviations = 6;
const kinds = new Set<Material['question']['kind']>(['general', 'definition', 'list', 'steps', 'reason']);

/**
 * Says of each abbreviation what it stands for, when a question asks what several are and the passages hold the glossary's
 * entries of them; one without an entry by the sentence that spells it out.
 */
export function writeAbbreviations(draft: AnswerDraft, material: Material): void {
  const { question, passages, points } = material;
  if (!kinds.has(question.kind)) return;
  const asked = abbreviationsToDefine(question).slice(0, mostAbbreviations);
  const entryOf = (short: string) => expansionOf(short, passages)?.entry;
  const known = asked.filter((short) => entryOf(short) !== undefined);
  const isWritten = writtenAnswers(passages).length > 0;
  if (known.length < fewestEntries && (isWritten || !asksOnlyFor(asked, question.text))) return;
  const said = asked.flatMap((short): ScoredPoint[] => {
    const entry = entryOf(short);
    const point = entry
      ? points.find(({ n, position }) => n === entry.n && position === 0)
      : points.find(
          ({ sentences, leans }) =>
            !leans && sentences.some((each) => each.includes(`(${short})`) || each.startsWith(`${short} (`)),
        );
    return point ? [point] : [];
  });
  draft.bullets([...new Set(said)]);
}
