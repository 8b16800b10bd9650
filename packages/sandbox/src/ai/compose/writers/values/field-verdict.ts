import type { PartMeaning } from '../../passages/value-meanings.ts';
import type { FieldValue } from '../../question/field-values.ts';

/** "is a 1240 with DE 24 = 205 a first presentment?": what is asked of the field stands behind the last article. */
const asked = /(?:^|[:,.;]\s+)(?:and |so )?(?:is|was|are|were)\b.*\ban? (?<thing>[a-z][a-z -]{3,40})\?\s*$/i;
/** Of words that exclude each other one says that it is not the other. */
const rivals = [
  'first second third',
  'request response advice',
  'full partial',
  'purchase refund',
  'approval decline',
  'online offline',
].map(wordsOf);

/** "Yes" or "No", and the field that decides, where a question asks whether a message is a thing that one of its values names. */
export function fieldVerdict(
  question: string,
  read: { field: FieldValue; parts: PartMeaning[] }[],
): { verdict: 'Yes' | 'No'; field: FieldValue; part: PartMeaning } | undefined {
  const sought = wordsOf(asked.exec(question)?.groups?.thing ?? '');
  if (sought.length < 2) return undefined;
  for (const { field, parts } of read) {
    for (const part of parts) {
      const held = new Set(wordsOf(part.meaning));
      const absent = sought.filter((term) => !held.has(term));
      if (absent.length === 0) return { verdict: 'Yes', field, part };
      const isRuledOut = absent.every((term) =>
        rivals.some(
          (group) => group.includes(term) && group.some((other) => other !== term && held.has(other)),
        ),
      );
      if (absent.length < sought.length && isRuledOut) return { verdict: 'No', field, part };
    }
  }
  return undefined;
}

/** Words as they are written: as a term "second presentment" is another word, and no longer a second of something. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{2,}/g) ?? [];
}
