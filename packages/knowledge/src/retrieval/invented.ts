import { stemWord } from '../analysis/stem-word.ts';
import type { Engine } from './engine.ts';
import { isOfTheField, isTerm } from './field-words.ts';
import type { Aspect } from './understand-question.ts';

/** Words that a number after them makes the name of one thing among several. */
const numbered = new Set(
  'condition format iso iec subelement subfield cvn kernel template algorithm pds sli'
    .split(' ')
    .map(stemWord),
);

/** Whether a question names one of several numbered things that is none of those known: dispute condition 15.3, ISO 8584. */
export function namesUnknownNumber(sought: readonly Aspect[], { index }: Engine): boolean {
  return sought.some(({ alternatives: [stem = ''], next }) => {
    if (next === undefined || !/^\d/.test(next) || !numbered.has(stem)) return false;
    return !index.hasPhrase([stem, next]);
  });
}

/** A question with more words than this tells a story in which a name may be said by the way. */
const mostWordsAboutName = 7;

/**
 * Whether a short question is about something with a name that the knowledge has never seen, or only by the way: its first
 * name is one.
 */
export function isAboutUnknownName(sought: readonly Aspect[], { lexicon }: Engine): boolean {
  const words = sought.filter(({ kind }) => kind === 'word');
  const name = words.find(({ isName }) => isName);
  if (!name || words.length > mostWordsAboutName) return false;
  return !isTerm(name, lexicon) && !isOfTheField(name, lexicon);
}
