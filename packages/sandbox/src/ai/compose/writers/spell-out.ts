import { expansionOf } from '../passages/expansions.ts';
import { nameInSentence } from '../passages/name-in-sentence.ts';
import { isInOtherSense } from '../passages/other-sense.ts';
import { abbreviationsIn, isNameOfCode } from '../question/abbreviations.ts';
import type { Question } from '../question/question-kind.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** Whoever asks about cards knows what these are. */
const wellKnown = new Set(['pin', 'pos', 'atm', 'emv', 'iso', 'id', 'de']);

/**
 * Spells an abbreviation of the question out where the answer first has it, when the passages know what it stands for and the
 * answer does not say so; by its glossary entry at the end when it stands in no sentence. What may have another sense stays short.
 */
export function spellOut(draft: AnswerDraft, { question, passages, points }: Material): void {
  if (draft.isEmpty) return;
  const entries: ScoredPoint[] = [];
  for (const asked of namedIn(question)) {
    const found = expansionOf(asked, passages);
    if (found === undefined) continue;
    const { short, full, entry } = found;
    if (isInOtherSense(short, full, question.text, passages)) continue;
    if (
      draft.expand(short, nameInSentence(full)) ||
      draft.toString().toLowerCase().includes(full.toLowerCase())
    )
      continue;
    const point = points.find(({ n, position }) => n === entry?.n && position === 0);
    if (point) entries.push(point);
  }
  draft.bullets(entries);
}

/** What may be an abbreviation: words in capitals, and in small letters what the glossary has as one. */
function namedIn(question: Question): string[] {
  const small = question.text.match(/\b[a-z][a-z0-9]{1,5}\b(?!\s*[=:]?\s*\d)/g) ?? [];
  return [...new Set([...abbreviationsIn(question), ...small])].filter(
    (each) => !wellKnown.has(each.toLowerCase()) && !isNameOfCode(each, question.codes),
  );
}
