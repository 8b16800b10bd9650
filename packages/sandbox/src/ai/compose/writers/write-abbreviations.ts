import { readRowHeading } from '../passages/passage.ts';
import { answerTypeOf, withoutAsking } from '../question/answer-type.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { isAcronym, isGeneric, termsOf } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';

const fewestEntries = 2;
const mostAbbreviations = 6;
const kinds = new Set<Material['question']['kind']>(['general', 'definition', 'list', 'steps', 'reason']);

/**
 * Says of each abbreviation what it stands for, when a question asks for several and the passages hold the glossary's entries
 * of them; one without an entry by the sentence that spells it out.
 */
export function writeAbbreviations(draft: AnswerDraft, material: Material): void {
  const { question, passages } = material;
  // Who asks whether something is so knows the names it is asked with.
  if (!kinds.has(question.kind) || answerTypeOf(question.text) === 'verdict') return;
  // "TC 05" asks for the code, not for what TC stands for.
  const ofCodes = new Set(question.codes.flatMap(({ label }) => label.match(/\p{Lu}{2,6}/gu) ?? []));
  const asked = [...new Set(withoutAsking(question.text).match(/\b\p{Lu}{2,6}\b/gu) ?? [])]
    .filter((short) => !ofCodes.has(short))
    .slice(0, mostAbbreviations);
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

/** Says at the end what an abbreviation of the question stands for, when a passage knows it and the answer does not say it. */
export function spellOut(draft: AnswerDraft, { question, passages, points }: Material): void {
  if (draft.isEmpty) return;
  const asked = new Set(question.text.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? []);
  const said = draft.toString().toLowerCase();
  const missing = passages.flatMap(({ isEntry, section, n }): ScoredPoint[] => {
    const heading = (isEntry && readRowHeading(section)) || { key: '', name: '' };
    const [key, name] = isAcronym(heading.name) ? [heading.name, heading.key] : [heading.key, heading.name];
    if (!/^[A-Z][A-Za-z0-9-]{1,6}$/.test(key) || !asked.has(key.toLowerCase())) return [];
    const point = points.find((each) => each.n === n && each.position === 0);
    return point && !said.includes(name.toLowerCase()) ? [point] : [];
  });
  draft.bullets(missing);
}

/** "CNP, MOTO, CP?" asks for nothing but what they stand for. */
function asksOnlyFor(asked: string[], question: string): boolean {
  const others = termsOf(question).filter((term) => !asked.some((short) => termsOf(short).includes(term)));
  return asked.length >= fewestEntries && others.every(isGeneric);
}

/** "RRN — Retrieval reference number" and "ISO agent — Independent sales organisation" are entries of RRN and ISO. */
function keyOf(section: string): string | undefined {
  const { key, name } = readRowHeading(section) ?? { key: section, name: '' };
  if (isAcronym(name)) return name.toLowerCase();
  const [first = ''] = key.toLowerCase().split(' ');
  const initials = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.charAt(0));
  return initials.join('') === first ? first : key.toLowerCase();
}
