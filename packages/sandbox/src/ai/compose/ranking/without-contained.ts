import { deniesMore } from '../text/denials.ts';
import { dependsOnPrevious } from '../text/sentences.ts';
import { tellingTerms } from '../text/words.ts';

/** Of a sentence that another contains so much stands in that, and so many terms it has at least. */
const nearlyAll = 0.85;
const fewestTerms = 4;

/**
 * The sentences of several answers without those whose content is nearly all in one before, or in one behind of the same answer,
 * which then takes their place. A sentence with a number or a denial of its own stays, and so does one that another leans on.
 */
export function withoutContained(answers: readonly (readonly string[])[]): string[][] {
  const before: string[] = [];
  return answers.map((sentences) => {
    const kept: string[] = [];
    const left = [...sentences];
    for (let sentence = left.shift(); sentence !== undefined; sentence = left.shift()) {
      const told = sentence;
      const isAlone = !dependsOnPrevious(told) && (left[0] === undefined || !dependsOnPrevious(left[0]));
      if (isAlone && [...before, ...kept].some((other) => isContained(told, other))) continue;
      const fuller = isAlone ? left.findIndex((other) => isContained(told, other)) : -1;
      kept.push(...(fuller < 0 ? [told] : left.splice(fuller, 1)));
    }
    before.push(...kept);
    return kept;
  });
}

function isContained(sentence: string, other: string): boolean {
  const [own, held] = [tellingTerms(sentence), tellingTerms(other)];
  if (own.size < fewestTerms || deniesMore(sentence, other)) return false;
  const missing = [...own].filter((term) => !held.has(term));
  return missing.length <= own.size * (1 - nearlyAll) && !missing.some((term) => /\d/.test(term));
}
