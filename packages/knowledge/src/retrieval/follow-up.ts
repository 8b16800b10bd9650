import { canonicalCode, prefixOf } from '../analysis/canonical-code.ts';
import { codeFamilies } from '../analysis/code-families.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';
import type { Turn } from '../passage.ts';
import type { Engine } from './engine.ts';
import { isTerm } from './field-words.ts';
import { type Aspect, type UnderstoodQuestion, understandQuestion } from './understand-question.ts';

const opensFollowUp =
  /^\s*(?:and|but|so|also|then|or|ok(?:ay)?|what about|how about|what if|why|why not|how so|same|likewise|more|go on|continue)\b/i;
const pointsBack =
  /\b(?:it|its|that|this|those|these|they|them|their|he|she|former|latter|same|above|previous|instead|else|other one|the other|there|then|both|either|one)\b/i;
const mostEssentialWords = 3;
/** "Who carries the risk?" */
const mostWordsOfFragment = 2;

/**
 * Whether a question leans on the ones before it: it opens like one that does, or points back with a pronoun,
 * and says little by itself.
 */
export function leansOnConversation(
  question: string,
  understood: UnderstoodQuestion,
  lexicon: Lexicon,
): boolean {
  const words = understood.aspects.filter((aspect) => aspect.isEssential && aspect.kind !== 'number');
  if (words.length === 0) return true;
  if (opensFollowUp.test(question) || pointsBack.test(question)) return words.length <= mostEssentialWords;
  const namesNothing = !words.some((word) => isTerm(word, lexicon) || word.standing === 'unknown');
  return namesNothing && words.length <= mostWordsOfFragment;
}

/** A short question whose words are not all those of a term it names: "Which format is used with AES?" */
function mayMeanMore({ aspects }: UnderstoodQuestion): boolean {
  const words = aspects.filter((aspect) => aspect.isEssential);
  return words.length <= mostEssentialWords && !words.every((word) => word.isInTerm || word.kind === 'code');
}

const rivals: readonly (readonly string[])[] = [
  ['visa', 'mastercard', 'rupay'],
  ['issuer', 'acquir'],
  ['credit', 'debit', 'prepaid'],
  ['purchas', 'refund', 'withdraw'],
];

/**
 * What the questions before were about, as far as the new one does not replace it: "and for Mastercard?"
 * after a question about Visa is no longer about Visa; a new code replaces the old one of its family.
 */
export function carriedOver(earlier: readonly Aspect[], own: readonly Aspect[]): Aspect[] {
  const said = new Set(own.flatMap((aspect) => aspect.alternatives));
  const replaced = new Set(rivals.filter((group) => group.some((stem) => said.has(stem))).flat());
  const families = new Set(
    own.filter((aspect) => aspect.kind === 'code').map((aspect) => prefixOf(aspect.surface)),
  );
  return earlier.filter(
    (aspect) =>
      aspect.isEssential &&
      aspect.standing !== 'unknown' &&
      !aspect.alternatives.some((stem) => replaced.has(stem) || said.has(stem)) &&
      !(aspect.kind === 'code' && families.has(prefixOf(aspect.surface))),
  );
}

const turnsRemembered = 3;

/** A question as it stands, and what it takes from the conversation when it leans on it. */
export type InConversation = {
  readonly understood: UnderstoodQuestion;
  readonly context: readonly Aspect[];
  /** What was talked about, when a short question that stands alone may still mean it. */
  readonly hint: readonly Aspect[];
};

/** Understands a question in its conversation: follow-ups take the topic of the questions before. */
export function understandInConversation(
  engine: Engine,
  question: string,
  conversation: readonly Turn[],
): InConversation {
  const questions = [...conversation.slice(-turnsRemembered).map((turn) => turn.question), question];
  let topic: readonly Aspect[] = [];
  let latest: InConversation = {
    understood: understandQuestion('', engine.lexicon, engine.forms),
    context: [],
    hint: [],
  };
  for (const each of questions) {
    const alone = understandQuestion(each, engine.lexicon, engine.forms);
    const leans = topic.length > 0 && leansOnConversation(each, alone, engine.lexicon);
    const understood = leans ? withFamilyOf(engine, topic, each, alone) : alone;
    const carried = carriedOver(topic, understood.aspects);
    latest = {
      understood,
      context: leans ? carried : [],
      hint: !leans && mayMeanMore(understood) ? carried : [],
    };
    topic = [...understood.aspects, ...latest.context];
  }
  return latest;
}

/** A question as a text that stands alone: with the one before it, when it leans on that. */
export function standingAlone(engine: Engine, question: string, conversation: readonly Turn[]): string {
  const before = conversation.at(-1)?.question;
  if (before === undefined) return question;
  const { context } = understandInConversation(engine, question, conversation);
  return context.length > 0 ? `${before}\n${question}` : question;
}

/** What announces a code of each family, by what its tokens begin with. */
const leads = new Map(
  Object.entries(codeFamilies)
    .toReversed()
    .flatMap(([kind, family]) =>
      family.leads.slice(0, 1).map((lead) => [family.prefix, { kind, lead }] as const),
    ),
);

/** Where values stand: what is asked about with DE 39 = 05 is the value. */
const placesOfValues: ReadonlySet<string> = new Set(['de', 'mti']);

/** "and 51?" after a question about response code 05 is about response code 51. */
function withFamilyOf(
  engine: Engine,
  topic: readonly Aspect[],
  question: string,
  alone: UnderstoodQuestion,
): UnderstoodQuestion {
  if (alone.codes.some(({ isWeak }) => !isWeak)) return alone;
  const codes = topic.filter((aspect) => aspect.kind === 'code').map((aspect) => aspect.surface);
  const code = codes.find((each) => !placesOfValues.has(prefixOf(each))) ?? codes[0];
  const family = code === undefined ? undefined : leads.get(prefixOf(code));
  const value = /\b(?=[0-9A-Z]*\d)[0-9A-Z]{1,6}\b/.exec(question);
  if (!family || !value || canonicalCode(family.kind, value[0]) === undefined) return alone;
  const spoken = `${question.slice(0, value.index)} ${family.lead} ${question.slice(value.index)}`;
  return understandQuestion(spoken, engine.lexicon, engine.forms);
}
