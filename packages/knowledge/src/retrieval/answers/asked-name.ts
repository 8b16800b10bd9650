import { textVector } from '../../word-vectors/text-vector.ts';
import { wordsOf } from '../../word-vectors/text-words.ts';
import type { Engine } from '../engine.ts';
import { AspectMatch } from '../ranking/aspect-match.ts';
import { namesOfEntry } from '../ranking/looked-up-entries.ts';
import type { Aspect } from '../understanding/understand-question.ts';

/** Somebody tells what a thing is and asks what it is called. */
const asksForName =
  /\b(?:what|how) (?:do|does|would) (?:you|we|they|one|people) call\b|\b(?:what|how)(?:'s|\u2019s| is| are| was) (?:it|this|that|these|those|they|the \w+|such an? \w+) called\b|\bwhat(?:'s|\u2019s| is| are) the (?:names?|terms?|words?) (?:of|for)\b|\bcalled\s*\?|^\W*(?:which|what) (?:\w+ )?(?:check|mechanism|method|process|technique|rule|principle|fee|feature|procedure) (?!(?:is|are|was|do|does|must|should|can|for|of|in|to)\b)/i;
/** Words of asking, which tell nothing of the thing. */
const asking = /\b(?:called|call|names?|terms?|words?)\b/gi;
const mostCompared = 48;
const mostWeighed = 12;
/** What an entry says counts so much that the question says as well, against what is told of the question. */
const weightOfSaid = 0.5;
/** So near, and so much of the question told, by an entry that surely is what is meant: of 2.5 that all could come to. */
const leastStanding = 1.15;
/** As near as that another entry is meant as well: "the names of those two principles". */
const asGood = 0.15;
const asksForSeveral = /\b(?:names|terms|words|these|those|they)\b/i;
const mostTold = 2;
const longestName = 60;

/**
 * The entries of the glossary that a question describes without their names, when it asks what that is called; none where no entry is
 * surely meant.
 *
 * @param aspects what the question asks about
 * @returns the passage of each entry with what it says
 */
export function entriesDescribed(
  engine: Engine,
  question: string,
  aspects: readonly Aspect[],
): ReadonlyMap<number, string> {
  const told = new Map<number, string>();
  if (!asksForName.test(question)) return told;
  const description = question.replace(asking, ' ');
  const meaning = textVector(wordsOf(description), engine.words);
  const sought = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
  if (!meaning || sought.length === 0) return told;
  const near = engine.entries.nearest(meaning, mostCompared);
  const passages = engine.index.impactsIn(near.map(({ number }) => number));
  const shareOf = new AspectMatch(engine.index, passages).shareOf(sought);
  const weigh = weigherOf(engine, aspects);
  const likeliest = near
    .map(({ number, similarity }) => ({ number, stands: similarity + shareOf(number) }))
    .toSorted((one, other) => other.stands - one.stands);
  const standing = firstOf(likeliest, mostWeighed, ({ number }) => !isSaid(engine, number, question))
    .map(({ number, stands }) => ({ number, stands: stands + weightOfSaid * weigh(number) }))
    .toSorted((one, other) => other.stands - one.stands);
  const best = standing[0]?.stands ?? 0;
  if (best < leastStanding) return told;
  const most = asksForSeveral.test(question) ? mostTold : 1;
  for (const { number, stands } of standing.slice(0, most))
    if (stands >= best - asGood) told.set(number, sentenceOf(engine, number));
  return told;
}

/** The first that are wanted: of those further down nothing is read. */
function firstOf<Each>(all: readonly Each[], most: number, isWanted: (each: Each) => boolean): Each[] {
  const first: Each[] = [];
  for (const each of all) {
    if (first.length === most) break;
    if (isWanted(each)) first.push(each);
  }
  return first;
}

/** Whether a question says the name of an entry itself: then it asks for another. */
function isSaid(engine: Engine, number: number, question: string): boolean {
  const said = question.toLowerCase();
  return namesOfEntry(engine, number).some((name) => said.includes(name.toLowerCase()));
}

/** Tells which share of what an entry says the question says as well, by weight. */
function weigherOf({ entries, lexicon }: Engine, aspects: readonly Aspect[]): (number: number) => number {
  const asked = new Set(aspects.flatMap(({ alternatives }) => alternatives));
  return (number) => {
    const stems = entries.stemsOf(number);
    const weightOf = (of: readonly string[]) => of.reduce((sum, stem) => sum + lexicon.weight(stem), 0);
    return weightOf(stems.filter((stem) => asked.has(stem))) / weightOf(stems);
  };
}

/** "PDS (private data subelement): a tagged element in …". */
function sentenceOf({ store }: Engine, number: number): string {
  const { section, excerpt } = store.passage(number);
  const [term = '', expansion = ''] = section.split(' \u2014 ');
  const name =
    expansion.length > 0 && expansion.length < longestName ? `${term} (${lowered(expansion)})` : term;
  return `${name}: ${lowered(excerpt)}`;
}

/** A text that does not begin a sentence any more; an abbreviation or a name stays as it is. */
const lowered = (text: string): string =>
  /^(?:An?|The|One|Two|What|Any|Each|Every|\p{Lu}\p{Ll}+ing)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
