import { canonicalCode, prefixOf } from '../../analysis/canonical-code.ts';
import { codeFamilies } from '../../analysis/code-families.ts';
import type { Engine } from '../engine.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';

/** What announces a code of each family, by what its tokens begin with. */
const leads = new Map(
  Object.entries(codeFamilies)
    .toReversed()
    .flatMap(([kind, family]) =>
      family.leads.slice(0, 1).map((lead) => [family.prefix, { kind, lead }] as const),
    ),
);

/** Where values stand: what is asked about with DE 39 = 05 is the value. */
const placesOfValues: ReadonlySet<string> = new Set(['de', 'mti']);
/** "Which one would a hotel have": another one than the one before. */
const otherOne = /\b(?:the|which|what|another|any(?: other)?) ones?\b(?! of\b)/i;

/** A follow-up understood by the family of the code that was talked about; `replaced` is that family when it asks for another of it. */
type OfFamily = { readonly understood: UnderstoodQuestion; readonly replaced?: string };

/**
 * "and 51?" after a question about response code 05 is about response code 51, and "which one would a hotel have" after one about
 * a merchant category code asks for another such code.
 */
export function withFamilyOf(
  { reader }: Engine,
  topic: readonly Aspect[],
  question: string,
  alone: UnderstoodQuestion,
): OfFamily {
  if (alone.codes.some(({ isWeak }) => !isWeak)) return { understood: alone };
  const codes = topic.filter((aspect) => aspect.kind === 'code').map((aspect) => aspect.surface);
  const code = codes.find((each) => !placesOfValues.has(prefixOf(each))) ?? codes[0];
  const prefix = code === undefined ? undefined : prefixOf(code);
  const family = prefix === undefined ? undefined : leads.get(prefix);
  if (prefix === undefined || !family) return { understood: alone };
  const value = /\b(?=[0-9A-Z]*\d)[0-9A-Z]{1,6}\b/.exec(question);
  if (value && canonicalCode(family.kind, value[0]) !== undefined) {
    const spoken = `${question.slice(0, value.index)} ${family.lead} ${question.slice(value.index)}`;
    return { understood: reader.understand(spoken) };
  }
  if (placesOfValues.has(prefix) || !otherOne.test(question)) return { understood: alone };
  const spoken = question.replace(otherOne, `which ${family.lead}`);
  return { understood: reader.understand(spoken), replaced: prefix };
}
