import type { KnowledgeDocument } from '../passage.ts';
import { isAlike, isSameTopic, knownTopicOf, type Topic, topicOf } from './question-topic.ts';

const mostFollowUps = 3;
const fewestFollowUps = 2;

/**
 * Two or three questions that the corpus answers, near to what was asked but not the same: of each of the documents found the one
 * nearest to it, in turn, then of their related documents; what has nothing in common with it only so that there are two.
 *
 * @param rarity how much a stem tells of what a question is about
 */
export function suggestFollowUps(
  asked: readonly string[],
  documents: readonly Pick<KnowledgeDocument, 'questions'>[],
  rarity: (stem: string) => number,
): string[] {
  const known = asked.map(topicOf);
  const sought = new Set(known.flatMap(({ stems }) => [...stems]));
  const weight = new Map([...sought].map((stem) => [stem, Math.max(0, rarity(stem))]));
  const suggestions: string[] = [];
  const taken: Topic[] = [];
  // The first documents mostly have enough: those behind them are looked into only then.
  const nearestFirst: Candidate[][] = [];
  const takeFrom = (place: number, least: number) => {
    nearestFirst[place] ??= nearestFirstOf(documents[place]?.questions ?? [], weight);
    const next = nearestFirst[place].find(
      ({ topic, nearness }) =>
        nearness > least &&
        !known.some((other) => isSameTopic(topic, other)) &&
        !taken.some((other) => isAlike(topic, other)),
    );
    if (next === undefined) return;
    taken.push(next.topic);
    suggestions.push(next.question);
  };
  const rounds = Math.max(0, ...documents.map(({ questions }) => questions.length));
  for (const { most, least } of [
    { most: mostFollowUps, least: 0 },
    { most: fewestFollowUps, least: -1 },
  ])
    for (let round = 0; round < rounds; round += 1)
      for (let place = 0; place < documents.length && suggestions.length < most; place += 1)
        takeFrom(place, least);
  return suggestions;
}

/** A question of a document, and how near it is to what was asked. */
type Candidate = { readonly question: string; readonly topic: Topic; readonly nearness: number };

function nearestFirstOf(questions: readonly string[], weight: ReadonlyMap<string, number>): Candidate[] {
  return questions
    .map((question) => {
      const topic = knownTopicOf(question);
      return { question, topic, nearness: nearnessOf(topic.stems, weight) };
    })
    .sort((one, other) => other.nearness - one.nearness);
}

/** What a question has in common with what was asked; of two with the same the shorter is nearer. */
function nearnessOf(stems: ReadonlySet<string>, weight: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const stem of stems) common += weight.get(stem) ?? 0;
  return common / Math.sqrt(Math.max(1, stems.size));
}
