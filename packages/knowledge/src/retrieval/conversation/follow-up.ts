import { prefixOf } from '../../analysis/canonical-code.ts';
import type { Turn } from '../../passage.ts';
import type { Engine } from '../engine.ts';
import { isTerm } from '../understanding/field-words.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';
import { asAsked } from './as-asked.ts';
import { withFamilyOf } from './family-of-topic.ts';
import { isNetwork, type Leaning, leaningOf, networks } from './leaning.ts';

const mostEssentialWords = 3;

/** A short question whose words are not all those of a term it names: "Which format is used with AES?" */
function mayMeanMore({ aspects }: UnderstoodQuestion): boolean {
  const words = aspects.filter((aspect) => aspect.isEssential);
  return words.length <= mostEssentialWords && !words.every((word) => word.isInTerm || word.kind === 'code');
}

const rivals: readonly (readonly string[])[] = [
  networks,
  ['issuer', 'acquir'],
  ['credit', 'debit', 'prepaid'],
  ['purchas', 'refund', 'withdraw'],
];

/**
 * What the questions before were about, as far as the new one does not replace it: "and for Mastercard?"
 * after a question about Visa is no longer about Visa; a new code replaces the old one of its family.
 */
function carriedOver(earlier: readonly Aspect[], own: readonly Aspect[]): Aspect[] {
  if (earlier.length === 0) return [];
  const said = new Set(own.flatMap((aspect) => aspect.alternatives));
  return stillMeant(earlier, own).filter((aspect) => !aspect.alternatives.some((stem) => said.has(stem)));
}

function stillMeant(earlier: readonly Aspect[], own: readonly Aspect[]): Aspect[] {
  const said = new Set(own.flatMap((aspect) => aspect.alternatives));
  const replaced = new Set(rivals.filter((group) => group.some((stem) => said.has(stem))).flat());
  const families = new Set(
    own.filter((aspect) => aspect.kind === 'code').map((aspect) => prefixOf(aspect.surface)),
  );
  return earlier.filter(
    (aspect) =>
      aspect.isEssential &&
      aspect.standing !== 'unknown' &&
      !aspect.alternatives.some((stem) => replaced.has(stem)) &&
      !(aspect.kind === 'code' && families.has(prefixOf(aspect.surface))),
  );
}

const swap =
  /^\s*(?:and|or|but|also|what about|how about|for|in|at|with|on)\b(?:\s+(?:what|how) about\b)?(.*)$/i;
const asks =
  /\b(?:what|how|who|whom|whose|which|when|where|why|is|are|was|were|do|does|did|can|could|will|would|must|may|should|has|have|if)\b/i;
const mostWordsOfSwap = 6;

/** "And for Mastercard?", "what about refunds": only the changed part of the question before. */
function isSwap(question: string): boolean {
  const rest = swap.exec(question)?.[1];
  return rest !== undefined && !asks.test(rest) && rest.trim().split(/\s+/).length <= mostWordsOfSwap;
}

/** Nothing but codes and networks: "51", "Mastercard?". */
function isChangedPart({ aspects }: UnderstoodQuestion): boolean {
  const told = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
  return told.length > 0 && told.every((each) => each.kind !== 'word' || isNetwork(each));
}

/** What a conversation is about: its subject, what took the place of a part of it, and what was asked of it last. */
type Thread = {
  readonly subject: readonly Aspect[];
  readonly swapped: readonly Aspect[];
  readonly asked: readonly Aspect[];
};

/** A question as it stands, and what it takes from the conversation when it leans on it. */
type InConversation = {
  readonly understood: UnderstoodQuestion;
  readonly context: readonly Aspect[];
  /** What was talked about, when a short question that stands alone may still mean it. */
  readonly hint: readonly Aspect[];
  readonly leaning: Leaning;
};

/**
 * Understands a question in its conversation, whose questions are those of `asAsked`: follow-ups take the topic of the questions
 * before. What follow-ups asked of it in words that are no terms goes on only to the one that changes a part of them.
 */
export function understandInConversation(
  engine: Engine,
  question: string,
  conversation: readonly string[],
): InConversation {
  let thread: Thread = { subject: [], swapped: [], asked: [] };
  let latest: InConversation = {
    understood: engine.reader.understand(''),
    context: [],
    hint: [],
    leaning: 'no',
  };
  for (const each of [...conversation, question]) {
    const alone = engine.reader.understand(each);
    const leaning = thread.subject.length > 0 ? leaningOf(each, alone, engine.lexicon) : 'no';
    const leans = leaning !== 'no';
    const swaps = leans && (isSwap(each) || isChangedPart(alone));
    const told = toldBefore(engine, thread, swaps);
    const { understood, replaced } = leans
      ? withFamilyOf(engine, told, each, alone)
      : { understood: alone, replaced: undefined };
    const isKept = ({ kind, surface }: Aspect) => kind !== 'code' || prefixOf(surface) !== replaced;
    const own = understood.aspects;
    const carried = carriedOver(told.filter(isKept), own);
    latest = {
      understood,
      context: leans ? carried : [],
      hint: !leans && mayMeanMore(understood) ? carried : [],
      leaning,
    };
    if (!leans) thread = { subject: own, swapped: [], asked: [] };
    else thread = swaps ? swappedIn(thread, own) : { ...thread, asked: own };
  }
  return latest;
}

/** A network, and what takes the place of a part of the subject, belongs to that from then on. */
function swappedIn({ subject, asked }: Thread, own: readonly Aspect[]): Thread {
  const still = stillMeant(subject, own);
  const replaces = own.some(isNetwork) || still.length < stillMeant(subject, []).length;
  return {
    subject: replaces ? [...own, ...still] : still,
    swapped: replaces ? [] : own,
    asked: stillMeant(asked, own),
  };
}

/** What the next question takes: of what was asked last all when it changes a part of that, otherwise its terms. */
function toldBefore(engine: Engine, { subject, swapped, asked }: Thread, swaps: boolean): Aspect[] {
  const lately = swaps ? asked : asked.filter((aspect) => isTerm(aspect, engine.lexicon));
  const all = [...lately, ...(swaps ? [] : swapped), ...subject];
  return [...new Map(all.map((aspect) => [aspect.surface, aspect])).values()];
}

/** A question as a text that stands alone: with the one before it, when it leans on that. */
export function standingAlone(engine: Engine, message: string, before: readonly Turn[]): string {
  const { question, conversation } = asAsked(message, before);
  const last = conversation.at(-1);
  if (last === undefined) return question;
  const { context } = understandInConversation(engine, question, conversation);
  return context.length > 0 ? `${last}\n${question}` : question;
}
