import { foldCharacters } from '../analysis/raw-tokens.ts';

/** A word of a prompt, folded, with what tells a name from a common word. */
export type PromptWord = {
  readonly text: string;
  /** What stood between the word before and this one. */
  readonly gap: string;
  readonly isUpper: boolean;
  readonly isCapital: boolean;
  /** Whether it was written with a possessive ending. */
  readonly isPossessive: boolean;
  /** Whether its capital says nothing: it begins a sentence, or the prompt capitalises everything or most words. */
  readonly capitalIsIdle: boolean;
};

const word = /[\p{L}\p{N}]+(?:['\u2019\u02bc][\p{L}]+)*/gu;
const possessive = /['\u2019\u02bc]s?$/i;
// Compatibility forms would turn these into letters that grow onto the name before them.
const tradeMark = /[\u2120\u2122]/g;
const sentenceEnd = /[.!?:;\n\u2026]/;

/** Cuts a prompt into words; accents, invisible characters and possessive endings are dropped. */
export function promptWords(prompt: string): PromptWord[] {
  const folded = foldCharacters(prompt.replace(tradeMark, ' '));
  const matches = [...folded.matchAll(word)];
  const capitals = matches.filter(([written]) => /^\p{Lu}/u.test(written)).length;
  const hasTitleCase = matches.length > 3 && capitals / matches.length > 0.6;
  const isAllCaps = !/\p{Ll}/u.test(folded);
  let end = 0;
  return matches.map((match, index) => {
    const written = match[0].replace(possessive, '');
    const gap = folded.slice(end, match.index);
    end = match.index + match[0].length;
    const startsSentence = index === 0 || sentenceEnd.test(gap);
    return {
      text: written.replace(/['\u2019\u02bc]/g, '').toLowerCase(),
      gap,
      isUpper: !isAllCaps && written.length > 1 && written === written.toUpperCase(),
      isPossessive: written !== match[0],
      isCapital: /^\p{Lu}/u.test(written),
      capitalIsIdle: startsSentence || isAllCaps || hasTitleCase,
    };
  });
}
