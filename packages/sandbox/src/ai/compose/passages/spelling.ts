import { stem } from '../text/stem.ts';
import { termSet } from '../text/words.ts';
import type { Passage } from './passage.ts';

const shortestWord = 4;
const shortestStem = 6;
const questionWords = ['what', 'which', 'where', 'when', 'explain', 'difference'];
const lettersForTwoMistakes = 8;
/** Short words with one letter exchanged are other words: sale and same, line and link. */
const lettersForExchange = 7;

/** Puts right the words of a question that no passage has when one of the passages' own words is nearly the same. */
export function correctSpelling(given: string, passages: Passage[]): string {
  const question = given.replace(/^\p{L}{3,6}(?=\s)|(?<=\sand )\p{L}{3,6}(?=\s)/gu, questionWord);
  let known: Set<string> | undefined;
  return question.replace(/\p{L}{4,}/gu, (word) => {
    const isForeign = [...termSet(word)].some((term) => !passages.some(({ terms }) => terms.has(term)));
    if (!isForeign) return word;
    known ??= new Set(
      passages.flatMap(
        ({ title, section, text }) => `${title} ${section} ${text}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [],
      ),
    );
    return nearest(word.toLowerCase(), known) ?? nearestByStem(word.toLowerCase(), known) ?? word;
  });
}

/** "wat" and "wich": a misspelt word that begins a question. */
function questionWord(word: string): string {
  const lower = word.toLowerCase();
  return /^(?:wh|h|w)/.test(lower) && !englishWords.test(lower)
    ? (questionWords.find((each) => distance(lower, each, 2) < 2) ?? word)
    : word;
}

const englishWords =
  /^(?:who|why|how|whose|was|want|what|which|where|when|whom|hat|that|chat|were|with|wait|watch|white)$/;

function nearest(word: string, known: Set<string>): string | undefined {
  const allowed = word.length >= lettersForTwoMistakes ? 2 : 1;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (candidate.length < shortestWord || (candidate[0] !== word[0] && candidate[1] !== word[1])) continue;
    const mistakes = distance(word, candidate, least);
    if (mistakes < least && (word.length >= lettersForExchange || !exchangesOne(word, candidate)))
      [best, least] = [candidate, mistakes];
  }
  return best;
}

/** "surchaging" is near to no form of "surcharge" that the passages have, but its stem is. */
function nearestByStem(word: string, known: Set<string>): string | undefined {
  const sought = stem(word);
  if (sought.length < shortestStem) return undefined;
  return [...known].find((candidate) => candidate[0] === word[0] && distance(sought, stem(candidate), 2) < 2);
}

/** Says whether the words have the same length and not the same letters: one is exchanged, not swapped with its neighbour. */
function exchangesOne(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') !== [...other].sort().join('');
}

/** Letters left out, put in, exchanged or swapped with their neighbour; gives up at `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same);
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (swapped) cost = Math.min(cost, (before[to - 2] ?? 0) + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most;
}
