import { matchesOf } from '../../analysis/matches-of.ts';
import { foldCharacters } from '../../analysis/raw-tokens.ts';

const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{L}+(?![\p{L}\p{N}])/gu;
/** What a capital letter follows anyway: the beginning, the end of a sentence, an opening quotation mark. */
const opensSentence = /(?:^|[.?!:;\n"\u201c(])\s*$/;
/** A place: somewhere that a story happens. */
const ofPlace = /\b(?:in|from|to|near) $/;
/** One of several that only shows what is meant. */
const ofExample = /\b(?:such as|e\.g\.,?|for (?:example|instance),?) $/;
const endsOwner = /^['\u2019]s\b/;
/** Capitals throughout tell a name wherever it stands. */
const acronym = /^\p{Lu}{2,}$/u;
/** A question in which most words have a capital has no names to be told by it. */
const mostCapitalised = 0.6;

/** The words of a question that are written as names, in lower case: with a capital letter within a sentence. */
export function namesIn(question: string): ReadonlySet<string> {
  const text = foldCharacters(question);
  const found = matchesOf(text, capitalised);
  const names = found.filter(({ 0: name, index }) => {
    const before = text.slice(0, index);
    if (acronym.test(name)) return !ofExample.test(before);
    if (opensSentence.test(before) || ofExample.test(before)) return false;
    return !ofPlace.test(before) || endsOwner.test(text.slice(index + name.length));
  });
  if (names.length === 0 || found.length > wordsIn(text) * mostCapitalised) return new Set();
  return new Set(names.map(([name]) => name.toLowerCase()));
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
