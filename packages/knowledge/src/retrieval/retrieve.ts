import { type CategoryId, categories } from '../categories.ts';
import type { KnowledgeDocument, Passage } from '../passage.ts';
import { choosePassages } from './choose-passages.ts';
import { carriedOver, leansOnConversation } from './follow-up.ts';
import { isCovered } from './judge-coverage.ts';
import { type Engine, type Ranked, rankPassages } from './rank-passages.ts';
import { suggestFollowUps } from './suggest-follow-ups.ts';
import type { TermForms } from './term-forms.ts';
import { type Aspect, understandQuestion } from './understand-question.ts';

/** An earlier question of a conversation with its answer. */
export type Turn = { readonly question: string; readonly answer: string };

/** What the knowledge holds on a question. */
export type Retrieval = {
  /** Whether the passages answer it; when not, they are only the nearest there are. */
  readonly covered: boolean;
  /** Best first, eight at most. */
  readonly passages: readonly Passage[];
  /** Of the best passage. */
  readonly category: CategoryId | undefined;
  /** Titles of what the knowledge does cover nearby; the categories when nothing is near. */
  readonly nearestTopics: readonly string[];
  /** Two or three further questions that the corpus answers. */
  readonly followUps: readonly string[];
};

const turnsRemembered = 3;
const mostTopics = 4;
const leastShareOfTopic = 0.3;

/** Finds the passages for a question, understood from the last turns where it leans on them. */
export function retrieve(
  engine: Engine & { forms: TermForms },
  question: string,
  conversation: readonly Turn[],
): Retrieval {
  const understood = understandQuestion(question, engine.lexicon, engine.forms);
  const leans = conversation.length > 0 && leansOnConversation(question, understood);
  const context = leans ? carriedOver(topicOf(engine, conversation), understood.aspects) : [];
  const ranked = rankPassages(engine, understood, context);
  const chosen = choosePassages(ranked);
  const covered = isCovered(question, understood, context, chosen, engine.lexicon);
  const passages = chosen.map(({ outline }) => engine.store.passage(outline.number));
  const asked = [question, ...conversation.slice(-turnsRemembered).map((turn) => turn.question)];
  return {
    covered,
    passages,
    category: passages[0]?.category,
    nearestTopics: nearestTopics(ranked, passages),
    followUps: suggestFollowUps(asked, documentsNear(engine, passages)),
  };
}

/** What a conversation is about: its last question, and what that one in turn leans on. */
function topicOf(engine: Engine & { forms: TermForms }, conversation: readonly Turn[]): readonly Aspect[] {
  let topic: readonly Aspect[] = [];
  for (const { question } of conversation.slice(-turnsRemembered)) {
    const understood = understandQuestion(question, engine.lexicon, engine.forms);
    const leans = topic.length > 0 && leansOnConversation(question, understood);
    topic = [...understood.aspects, ...(leans ? carriedOver(topic, understood.aspects) : [])];
  }
  return topic;
}

function nearestTopics(ranked: readonly Ranked[], passages: readonly Passage[]): string[] {
  const isNear = (ranked[0]?.share ?? 0) >= leastShareOfTopic;
  const titles = passages.filter((passage) => passage.kind !== 'term').map((passage) => passage.title);
  const near = isNear ? [...new Set(titles)].slice(0, mostTopics) : [];
  return near.length > 0 ? near : categories.map((category) => category.title);
}

function documentsNear(engine: Engine, passages: readonly Passage[]): KnowledgeDocument[] {
  const found = [...new Set(passages.map((passage) => passage.documentId))].map((id) =>
    engine.store.document(id),
  );
  const articles = found.filter((document) => document?.kind === 'document') as KnowledgeDocument[];
  const related = [...new Set(articles.slice(0, 3).flatMap((document) => document.related))]
    .filter((id) => !articles.some((article) => article.id === id))
    .slice(0, 6)
    .map((id) => engine.store.document(id))
    .filter((document) => document !== undefined);
  return [...articles.slice(0, 3), ...related];
}
