import { stemsOf } from '../../index-file/document-writer.ts';
import type { Engine } from '../engine.ts';
import { asksWhatIs, entriesOfTerm } from '../ranking/looked-up-entries.ts';
import { askedParts } from '../understanding/question-parts.ts';

const article = /^(?:An?|The)\s+/;
/** What makes a sentence tell what a thing is. */
const tells = /^(?:\s|\([^)]*\)|,[^,.]*,)*(?:is|are|was|were|means?|stands? for|says?|tells?|holds?)\b/;

/**
 * The glossary's entries of the term that a question, or the first of several, does nothing but look up, where what was written as its answer does not tell
 * what the term is: "what is DBA" is none of a database administrator.
 *
 * @param opening what was written, in its order
 */
export function entriesForDefinition(
  engine: Engine,
  question: string,
  opening: readonly string[],
): readonly number[] {
  const [first] = askedParts(question);
  const opensSo = first !== undefined && question.trimStart().startsWith(first) && asksWhatIs(first);
  const entries = entriesOfTerm(engine, opensSo ? first : question);
  const names = entries.flatMap((number) => namesOf(engine, number));
  return opening.some((text) => names.some((name) => defines(text, name))) ? [] : entries;
}

const namesOf = ({ store }: Engine, number: number): string[] =>
  store.passage(number).section.split(' \u2014 ');

/** Whether a text opens with what something of this name is. */
function defines(text: string, name: string): boolean {
  const sentence = text.replace(article, '');
  const words = name.split(/\s+/).length;
  const head = sentence.split(/\s+/).slice(0, words).join(' ');
  return (
    stemsOf(head.replace(/[(,:].*$/, '')).join(' ') === stemsOf(name).join(' ') &&
    tells.test(sentence.slice(head.length))
  );
}
