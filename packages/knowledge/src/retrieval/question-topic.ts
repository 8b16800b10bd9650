import { analyse } from '../analysis/analyse.ts';
import { codeFamilies } from '../analysis/code-families.ts';
import { readerOfElement } from '../analysis/code-leads.ts';
import { questionWords } from '../analysis/stop-words.ts';

/** What a question is about, by its words; whether it asks what something is; what tells its thing from others of the kind. */
export type Topic = {
  readonly stems: ReadonlySet<string>;
  readonly isDefinition: boolean;
  readonly distinct: readonly string[];
};

const shareOfAll = 0.6;
const shareOfShorter = 0.66;
const fewestOfShorter = 2;
const definition = /^\W*(?:so,? )?(?:what(?:'s| is| are)|explain|define|meaning of)\b/i;
const network = /^(?:visa|mastercard|rupay|amex|maestro|discov|jcb|unionpay|mada|sepa|upi)$/;

/** Documents have the same questions each time: what was once worked out for one is kept. */
const knownTopics = new Map<string, Topic>();
const mostKnownTopics = 4_000;

export function knownTopicOf(question: string): Topic {
  const known = knownTopics.get(question);
  if (known) return known;
  if (knownTopics.size >= mostKnownTopics) knownTopics.clear();
  const topic = topicOf(question);
  knownTopics.set(question, topic);
  return topic;
}

export function topicOf(question: string): Topic {
  const tokens = analyse(question).filter(
    ({ kind, surface }) => kind !== 'joined' && !questionWords.has(surface),
  );
  const stems = new Set(tokens.map((token) => token.text));
  for (const [name, element] of elementOfName) {
    if (!name.every((stem) => stems.has(stem))) continue;
    for (const stem of name) stems.delete(stem);
    stems.add(element);
  }
  const distinct = tokens.filter(({ kind, text }) => kind !== 'word' || network.test(text));
  return { stems, isDefinition: definition.test(question), distinct: distinct.map(({ text }) => text) };
}

/** Data elements by the name of what stands in them: the response code is DE 39. */
const elementOfName = Object.entries(readerOfElement).flatMap(([element, { kind }]) => {
  const name = analyse(codeFamilies[kind]?.label ?? '').map(({ text }) => text);
  return element.startsWith('de') && name.length > 1 ? [[name, element] as const] : [];
});

/**
 * Whether two questions ask the same, if in more or fewer words. What names another network or another code asks something
 * else, whatever the rest.
 */
export function isSameTopic(one: Topic, other: Topic): boolean {
  return !(isOfAnother(one, other) && isOfAnother(other, one)) && isAlike(one, other);
}

/** Whether two questions ask the same of whatever network or code, so that one of them is enough to suggest. */
export function isAlike(one: Topic, other: Topic): boolean {
  let common = 0;
  for (const stem of one.stems) if (other.stems.has(stem)) common += 1;
  const shorter = Math.min(one.stems.size, other.stems.size);
  const isLongEnough = shorter >= fewestOfShorter || (one.isDefinition && other.isDefinition);
  return (
    common / Math.max(1, one.stems.size + other.stems.size - common) >= shareOfAll ||
    (isLongEnough && common / Math.max(1, shorter) >= shareOfShorter)
  );
}

function isOfAnother(one: Topic, other: Topic): boolean {
  return one.distinct.some((each) => !other.stems.has(each));
}
