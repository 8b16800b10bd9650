import { analyse } from '../analysis/analyse.ts';
import { questionWords } from '../analysis/stop-words.ts';
import type { KnowledgeDocument } from '../passage.ts';

const mostFollowUps = 3;
const sameQuestionShare = 0.6;

/**
 * Two or three questions that the corpus answers, near to what was asked but not the same: first other
 * questions of the documents found, in turn, then those of their related documents.
 */
export function suggestFollowUps(
  asked: readonly string[],
  documents: readonly Pick<KnowledgeDocument, 'questions'>[],
): string[] {
  const known = asked.map(topicOf);
  const suggestions: string[] = [];
  const longest = Math.max(0, ...documents.map((document) => document.questions.length));
  for (let round = 0; round < longest; round += 1) {
    for (const document of documents) {
      const question = document.questions[round];
      if (question === undefined || suggestions.length >= mostFollowUps) continue;
      const topic = knownTopicOf(question);
      if (known.some((other) => isSame(topic, other))) continue;
      known.push(topic);
      suggestions.push(question);
    }
  }
  return suggestions;
}

/** Documents have the same questions each time: what was once worked out for one is kept. */
const knownTopics = new Map<string, ReadonlySet<string>>();
const mostKnownTopics = 4_000;

function knownTopicOf(question: string): ReadonlySet<string> {
  const known = knownTopics.get(question);
  if (known) return known;
  if (knownTopics.size >= mostKnownTopics) knownTopics.clear();
  const topic = topicOf(question);
  knownTopics.set(question, topic);
  return topic;
}

function topicOf(question: string): ReadonlySet<string> {
  const tokens = analyse(question).filter(
    ({ kind, surface }) => kind !== 'joined' && !questionWords.has(surface),
  );
  return new Set(tokens.map((token) => token.text));
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((token) => other.has(token)).length;
  return common / Math.max(1, one.size + other.size - common) >= sameQuestionShare;
}
