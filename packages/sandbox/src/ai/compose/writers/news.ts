import { tellingTerms } from '../text/words.ts';

/** What brings fewer words that were not heard, and a smaller share of its own, says again what was said. */
const least = { words: 3, share: 0.15 };

/** Says whether a text tells something that is not in the words heard so far. */
export function bringsNews(text: string, heard: ReadonlySet<string>): boolean {
  const own = [...tellingTerms(text)];
  const fresh = own.filter((term) => !heard.has(term));
  return (
    fresh.length >= least.words ||
    fresh.length >= own.length * least.share ||
    fresh.some((term) => /\d/.test(term))
  );
}
