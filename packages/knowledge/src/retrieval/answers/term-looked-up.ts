import { stemsOf } from '../../index-file/document-writer.ts';
import type { Engine } from '../engine.ts';
import { asksWhatIs, entriesOfTerm, nameLookedUp, namesOfEntry } from '../ranking/looked-up-entries.ts';
import { askedParts } from '../understanding/question-parts.ts';

const article = /^(?:An?|The)\s+/;
/** What makes a sentence tell what a thing is. */
const tells = /^(?:\s|\([^)]*\)|,[^,.]*,)*(?:is|are|was|were|means?|stands? for|says?|tells?|holds?)\b/;

/**
 * The glossary's entries of the term that a question, or the first of several, does nothing but look up, where what was written as its
 * answer does not tell what the term is: "what is DBA" is none of a database administrator. An entry that has the term only among its
 * other names, as that of mobile wallets has Apple Pay, stands back where anything written names it.
 *
 * @param opening what was written, in its order
 * @param near what was written for something near
 */
export function entriesForDefinition(
  engine: Engine,
  question: string,
  opening: readonly string[],
  near: readonly string[],
): readonly number[] {
  const [first] = askedParts(question);
  const opensSo = first !== undefined && question.trimStart().startsWith(first) && asksWhatIs(first);
  const asked = opensSo ? first : question;
  const entries = entriesOfTerm(engine, asked);
  const names = entries.flatMap((number) => namesOfEntry(engine, number));
  const name = (nameLookedUp(asked) ?? '').toLowerCase();
  const isCalledSo = names.some((each) => isSame(each, name));
  const isTold = isCalledSo
    ? opening.some((text) => names.some((each) => defines(text, each)))
    : [...opening, ...near].some((text) => text.toLowerCase().includes(name));
  return isTold ? [] : entries;
}

const isSame = (one: string, other: string): boolean => stemsOf(one).join(' ') === stemsOf(other).join(' ');

/** Whether a text opens with what something of this name is. */
function defines(text: string, name: string): boolean {
  const sentence = text.replace(article, '');
  const words = name.split(/\s+/).length;
  const head = sentence.split(/\s+/).slice(0, words).join(' ');
  return isSame(head.replace(/[(,:].*$/, ''), name) && tells.test(sentence.slice(head.length));
}
