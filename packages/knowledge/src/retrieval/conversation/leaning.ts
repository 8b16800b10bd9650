import { matchesOf } from '../../analysis/matches-of.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { isTerm } from '../understanding/field-words.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';

const opensFollowUp =
  /^\s*(?:and|but|so|also|then|or|ok(?:ay)?|what about|how about|what if|why|why not|how so|same|likewise|more|go on|continue)\b/i;
const pointsBack =
  /\b(?:it|its|that|this|those|these|they|them|their|he|she|former|latter|same|above|previous|instead|else|other one|the other|equivalents?|counterparts?|(?:first|second|third|last) (?:one|kind)|there|then|both|either|one)\b/i;
const mostEssentialWords = 3;
/** "And on a US tourist's card paying in Paris?": hardly anybody begins so who asks about something new. */
const mostBehindOpening = 5;
/** "Who carries the risk?" */
const mostWordsOfFragment = 2;

/** What these stand for was said before, if nothing of the question itself was. */
const pronoun =
  /\b(?:they|them|it)\b|\b(?:this|that|these|those)\b(?=\s*(?:[,.?!]|$|(?:is|are|was|were|be|does|do|did|can|could|will|would|may|must|should|has|have|too|also|covered|allowed|mean|means|apply|applies|happen|happens|work|works|change|changes|cost|go|goes|count|counts)\b))/gi;
/** "Is it allowed to": this one stands for what comes behind. */
const standsAhead = /\bit (?:is )?(?:[a-z]+ ){1,3}?(?:to|that|if|when|for)\b/i;
/** One of several that were talked about, by its place. */
const oneOfTold =
  /\b(?:the|that) (?:first|second|third|last|other|latter|former|two|pair|old|new)(?: (?:ones?|case|two))?(?=\s*(?:$|[?.,;:])| (?:if|when|in|of|for|at|be|is|are|and|or|may|can|do|does|did|would|should|must|change|changes|models?|cases?)\b)/i;
/** So little is told by the terms of the field that it names, or by all its words, in a question that hardly stands alone. */
const little = { ofTerms: 6, ofAll: 13 };
const mostWeight = 7;

/** How a question leans on those before it: surely, perhaps, or not at all. */
export type Leaning = 'surely' | 'perhaps' | 'no';

/**
 * How a question of a conversation leans on the ones before it. Surely: it opens like one that does, points back before it names
 * anything, or says little by itself; perhaps: it names no code or network, and little of the field.
 */
export function leaningOf(question: string, understood: UnderstoodQuestion, lexicon: Lexicon): Leaning {
  if (leansSurely(question, understood, lexicon)) return 'surely';
  const words = understood.aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
  const isOwn = words.some((word) => word.kind === 'code' || isNetwork(word));
  const terms = words.filter((word) => isTerm(word, lexicon));
  return !isOwn && weightOf(terms) < little.ofTerms && weightOf(words) < little.ofAll ? 'perhaps' : 'no';
}

function leansSurely(question: string, understood: UnderstoodQuestion, lexicon: Lexicon): boolean {
  const words = understood.aspects.filter((aspect) => aspect.isEssential && aspect.kind !== 'number');
  if (words.length === 0) return true;
  const namesTerm = words.some((word) => isTerm(word, lexicon));
  if (opensFollowUp.test(question)) return words.length <= mostBehindOpening || !namesTerm;
  if (pointsBack.test(question) && words.length <= mostEssentialWords) return true;
  if (oneOfTold.test(question) || pointsBackFirst(question, words)) return true;
  if (pointsBack.test(question)) return false;
  if (words.every(isPartOfTopic) && !asksWhatItIs.test(question)) return true;
  const namesNothing = !namesTerm && !words.some(({ standing }) => standing === 'unknown');
  return namesNothing && words.length <= mostWordsOfFragment;
}

/** Whether a pronoun stands before all that a question names: "do they apply to us? we only embed a frame". */
function pointsBackFirst(question: string, words: readonly Aspect[]): boolean {
  if (standsAhead.test(question)) return false;
  const text = question.toLowerCase();
  const first = matchesOf(text, pronoun)[0]?.index;
  return (
    first !== undefined &&
    words.every(({ surface }) => {
      const at = text.indexOf(surface);
      return at < 0 || at > first;
    })
  );
}

const weightOf = (aspects: readonly Aspect[]): number =>
  aspects.reduce((sum, { weight }) => sum + Math.min(mostWeight, weight), 0);

/**
 * Whether a question only opens like a follow-up and is about something else that it names itself: "and who won the world cup".
 */
export function isAboutItself(question: string, { aspects }: UnderstoodQuestion, lexicon: Lexicon): boolean {
  const words = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
  return (
    opensFollowUp.test(question) &&
    !pointsBack.test(question) &&
    words.length > mostWordsOfFragment &&
    words.filter((word) => isTerm(word, lexicon)).length < mostWordsOfFragment
  );
}

const parties = ['issuer', 'acquir', 'merchant', 'cardhold', 'custom', 'bank'];
const carriers = ['field', 'tag', 'code', 'messag', 'byte', 'valu', 'record', 'report', 'posit', 'element'];
/** "What can the issuer see?" and "which field?" name only who acts or what carries it in what was talked about. */
const isPartOfTopic = ({ alternatives }: Aspect): boolean =>
  alternatives.some((stem) => parties.includes(stem) || carriers.includes(stem));
const asksWhatItIs =
  /^\s*(?:so\s+)?(?:(?:what|who)(?:['’]?s| is| are)|define|explain|describe|tell me about|what do(?:es)? (?:an?|the) \w+ (?:do|mean)\W*$)/i;

/** The networks that have documents of their own. */
export const networks: readonly string[] = ['visa', 'mastercard', 'rupay'];

export const isNetwork = ({ alternatives }: Aspect): boolean =>
  alternatives.some((stem) => networks.includes(stem));
