import type { AnswerDraft } from './answer-draft.ts';
import type { Material } from './material.ts';
import { readRowHeading } from './passage.ts';
import type { ScoredPoint } from './score-points.ts';
import { isGeneric, termsOf } from './words.ts';

const fewestEntries = 2;
const mostAbbreviations = 6;
const kinds = new Set<Material['question']['kind']>(['general', 'definition', 'list', 'steps', 'reason']);

/**
 * Says of each abbreviation what it stands for, when a question asks for several and the passages hold the glossary's entries
 * of them; one without an entry by the sentence that spells it out.
 */
export function writeAbbreviations(draft: AnswerDraft, material: Material): void {
  const { question, passages } = material;
  if (!kinds.has(question.kind)) return;
  const asked = [...new Set(question.text.match(/\b\p{Lu}{2,6}\b/gu) ?? [])].slice(0, mostAbbreviations);
  const entryOf = (short: string) =>
    passages.find(({ isEntry, section }) => isEntry && keyOf(section) === short.toLowerCase());
  const known = asked.filter((short) => entryOf(short) !== undefined);
  if (known.length < fewestEntries && !asksOnlyFor(asked, question.text)) return;
  const said = asked.flatMap((short): ScoredPoint[] => {
    const entry = entryOf(short);
    const point = entry
      ? material.points.find(({ n, position }) => n === entry.n && position === 0)
      : material.points.find(
          ({ sentences, leans }) =>
            !leans && sentences.some((each) => each.includes(`(${short})`) || each.startsWith(`${short} (`)),
        );
    return point ? [point] : [];
  });
  draft.bullets([...new Set(said)]);
}

/** "CNP, MOTO, CP?" asks for nothing but what they stand for. */
function asksOnlyFor(asked: string[], question: string): boolean {
  const others = termsOf(question).filter((term) => !asked.some((short) => termsOf(short).includes(term)));
  return asked.length >= fewestEntries && others.every(isGeneric);
}

/** "RRN — Retrieval reference number" and "ISO agent — Independent sales organisation" are entries of RRN and ISO. */
function keyOf(section: string): string | undefined {
  const { key, name } = readRowHeading(section) ?? { key: section, name: '' };
  const [first = ''] = key.toLowerCase().split(' ');
  const initials = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.charAt(0));
  return initials.join('') === first ? first : key.toLowerCase();
}
