import { rawTokens } from '../analysis/raw-tokens.ts';
import { stemsOf } from '../analysis/stems-of.ts';
import { stopWords } from '../analysis/stop-words.ts';

/** Keeps a stop word apart from a stem that is written like it: that of "wills" is "will". */
const markOfStopWord = '_';

/** The words that have vectors, each once: the stems of a text, and its stop words, as "who" means something else than "why". */
export function wordsOf(text: string): string[] {
  return [...stemsOf(text), ...stopWordsOf(text)];
}

/** The stop words of a text as words that have vectors, each once. */
export function stopWordsOf(text: string): string[] {
  const found = rawTokens(text).flatMap((token) => (stopWords.has(token.text) ? [token.text] : []));
  return [...new Set(found)].map((word) => markOfStopWord + word);
}
