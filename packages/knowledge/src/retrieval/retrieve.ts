import { type CategoryId, categories } from '../categories.ts';
import type { FoundPassage, Passage, Turn } from '../passage.ts';
import { withAnsweringSection } from './answers/answering-section.ts';
import { AnswersTold } from './answers/answers-told.ts';
import { type DirectAnswers, directAnswersTo } from './answers/direct-answer.ts';
import { exactWording } from './answers/exact-wording.ts';
import { entriesForDefinition } from './answers/term-looked-up.ts';
import { withAnswering, withNear } from './answers/with-answering.ts';
import { asAsked } from './conversation/as-asked.ts';
import { understandInConversation } from './conversation/follow-up.ts';
import { joinedFragment, tellsBoth } from './conversation/fragments.ts';
import { isAboutItself, type Leaning } from './conversation/leaning.ts';
import { asksForLeader, asksForRecommendation, asksForSum } from './coverage/beyond-documents.ts';
import { asksForbidden } from './coverage/forbidden.ts';
import { isAnswered } from './coverage/is-answered.ts';
import { isBeyond, leavesTalk, looksOf } from './coverage/is-beyond.ts';
import { withNamesTold } from './coverage/names-told.ts';
import type { Engine } from './engine.ts';
import { askedByEachName, furtherQuestions, furtherQuestionsOnTerm } from './further-questions.ts';
import { putStraight } from './phrasing/put-straight.ts';
import { withoutRemovedValues } from './phrasing/removed-values.ts';
import { categoryOfQuestion } from './question-category.ts';
import { choosePassages } from './ranking/choose-passages.ts';
import { entriesOfTerm, lookedUpEntries } from './ranking/looked-up-entries.ts';
import { entriesNamed, withNamedEntries } from './ranking/named-entries.ts';
import { withNeighbours } from './ranking/neighbouring-sections.ts';
import { type NearByMeaning, rankHybrid } from './ranking/rank-hybrid.ts';
import { rankParts } from './ranking/rank-parts.ts';
import { type Ranked, rankPassages } from './ranking/rank-passages.ts';
import { roomFor } from './ranking/room-for-lists.ts';
import { namesTheField } from './understanding/field-words.ts';
import type { Aspect } from './understanding/understand-question.ts';

/** What the knowledge holds on a question. */
export type Retrieval = {
  /** Whether the passages answer it; when not, they are only the nearest there are. */
  readonly covered: boolean;
  /** Best first, eight at most, or twelve where more is listed; the last may be there for context, as they stand beside the best. */
  readonly passages: readonly FoundPassage[];
  /** What the question belongs to, of which its plan has to have a part; undefined when nothing is found. */
  readonly category: CategoryId | undefined;
  /** Titles of what the knowledge does cover nearby; the categories when nothing is near. */
  readonly nearestTopics: readonly string[];
  /** Two or three further questions that the corpus answers, from articles of the categories asked for. */
  readonly followUps: readonly string[];
};

/** The questions before one, oldest first, and what their answers told. */
type Talk = { readonly questions: readonly string[]; readonly told: AnswersTold };

/** What was found, how well the best direct answer stands (1 where one surely answers), and how the question leans on the talk. */
type Found = { readonly retrieval: Retrieval; readonly standing: number; readonly leaning: Leaning };

/** What may lean on the talk is taken by itself where its answer then stands so much better. */
const betterByItself = 0.055;
/** Before the passages of its parts come so many of the whole question. */
const firstOfWhole = 3;
const mostOfParts = 2;
const turnsRemembered = 3;
const mostTopics = 4;
/** What nothing in the talk answers finds no direct answer there that stands so well. */
const standsInTalk = 0.65;
const asksForLetters = /\bfull (?:form|name)\b|\bstands? for\b|\babbreviation\b|\bexpansion\b/i;

/**
 * Finds the passages for a message, understood from the last turns where it leans on them. One that perhaps does is sought both ways, one
 * that only names a thing together with the question before, and one that is not covered with the turns may be by itself. Whether it is covered is decided by its words alone; what is near by meaning decides which
 * passages come.
 *
 * @param suggestFrom the categories that further questions may be of; null for all
 */
export function retrieve(
  engine: Engine,
  message: string,
  before: readonly Turn[],
  near?: NearByMeaning,
  suggestFrom: readonly CategoryId[] | null = null,
): Retrieval {
  const { question, conversation } = asAsked(message, before);
  // What is asked for in another form is told again.
  const told = before.some((turn) => turn.question === question) ? [] : before.slice(-turnsRemembered);
  const talk = { questions: conversation, told: new AnswersTold(engine, told) };
  const search = (asked: string, questions: readonly string[]) =>
    retrieveReadings(engine, asked, { ...talk, questions }, near, suggestFrom);
  const found = search(question, conversation);
  const last = conversation.at(-1);
  if (last === undefined) return found.retrieval;
  const joined = found.leaning === 'surely' ? undefined : joinedFragment(question, last);
  if (joined !== undefined) {
    const { retrieval } = search(joined, conversation.slice(0, -1));
    const [opening = ''] = retrieval.passages.flatMap(({ answer }) => answer ?? []);
    if (retrieval.covered && tellsBoth(engine, opening, question, last)) return retrieval;
  }
  if (found.leaning !== 'perhaps' && found.retrieval.covered) return found.retrieval;
  const byItself = search(question, []);
  const isBetter = !found.retrieval.covered || byItself.standing >= found.standing + betterByItself;
  return byItself.retrieval.covered && isBetter ? byItself.retrieval : found.retrieval;
}

/**
 * The mark of a value that was masked is no part of a question; the label beside that is one where no row answers the rest
 * and the whole is covered.
 */
function retrieveReadings(
  engine: Engine,
  asked: string,
  { questions, told }: Talk,
  near: NearByMeaning | undefined,
  suggestFrom: readonly CategoryId[] | null,
): Found {
  const talk = { questions: questions.map((each) => withoutRemovedValues(each)[0]), told };
  const [bare, labelled] = withoutRemovedValues(asked);
  const found = retrieveReading(engine, bare, talk, near, suggestFrom);
  if (labelled === undefined || found.retrieval.passages[0]?.kind === 'reference') return found;
  const withLabels = retrieveReading(engine, labelled, talk, near, suggestFrom);
  return withLabels.retrieval.covered ? withLabels : found;
}

function retrieveReading(
  engine: Engine,
  asked: string,
  { questions, told }: Talk,
  near: NearByMeaning | undefined,
  suggestFrom: readonly CategoryId[] | null,
): Found {
  const question = putStraight(asked, engine, questions.length > 0);
  const { understood, context, hint, leaning } = understandInConversation(engine, question, questions);
  const ranking = rankPassages(engine, question, understood, context, hint);
  const { ranked } = ranking;
  const entries = entriesNamed(engine, question, understood);
  const most = roomFor(entries.length + ranked.filter(({ isExact }) => isExact).length);
  const choose = (among: readonly Ranked[]) =>
    withNamedEntries(
      engine,
      question,
      entries,
      withAnsweringSection(engine, question, choosePassages(among, most), among, most),
      most,
    );
  const chosen = choose(ranked);
  const shown = near ? choose(rankHybrid(engine, ranked, near)) : chosen;
  const parts = context.length > 0 ? [] : rankParts(engine, understood, ranking);
  const heard = interleave(shown, parts);
  const exact = context.length > 0 ? undefined : exactWording(engine, understood.text);
  // The last place is kept for a section beside the best ones.
  const nearest = withNeighbours(engine, heard.slice(0, most - 1), most);
  const asks = [...understood.aspects, ...context];
  const rows = context.length > 0 ? [] : rowsAskedFor(engine, understood.text);
  const written =
    rows.length > 0
      ? toldByRows(engine, rows)
      : directAnswersTo(engine, understood, context, nearest, exact, context.length > 0 ? told : undefined);
  const terms =
    context.length > 0 || rows.length > 0
      ? []
      : entriesForDefinition(engine, question, [...written.texts.values()], [...written.near.values()]);
  const direct = terms.length > 0 ? besideEntries(engine, terms, question, written) : written;
  const answered = withAnswering(engine, direct.texts.keys(), nearest, most);
  const found = withNear(engine, direct, answered, most, entries);
  const passages = found.map(({ outline: { number } }): FoundPassage => {
    const [answer, answerNear] = [direct.texts.get(number), direct.near.get(number)];
    return {
      ...engine.store.passage(number),
      ...(answer === undefined ? {} : { answer }),
      ...(answerNear === undefined ? {} : { answerNear }),
    };
  });
  const outlines = (direct.isSure ? found : nearest).map(({ outline }) => outline);
  const answering = [...direct.texts.keys(), ...direct.near.keys()];
  const aspects = withNamesTold(engine, understood.aspects, found, answering, direct.standing);
  const sought = [...aspects, ...context].filter((aspect) => aspect.isEssential);
  const isOfTalk =
    leaning !== 'perhaps' &&
    (direct.standing >= standsInTalk || !isAboutItself(question, understood, engine.lexicon));
  const taken = isOfTalk ? context : [];
  const looks = looksOf(engine, question, taken);
  const said = [asked, ...askedByEachName(engine, question), ...questions.slice(-turnsRemembered)];
  const retrieval = {
    covered:
      ((direct.isSure || looksUp(engine, question)) &&
        !asksForbidden(question) &&
        !asksForRecommendation(question) &&
        !asksForLeader(question) &&
        !asksForSum(question)) ||
      (!leavesTalk(engine, question, context, direct.standing) &&
        isAnswered(engine, question, { ...understood, aspects }, context, chosen, looks, direct.standing) &&
        !isBeyond(engine, question, looks, sought, chosen, direct.standing)),
    passages,
    category: categoryOfQuestion(engine, asked, understood, context, outlines),
    nearestTopics: nearestTopics(engine, asks, passages),
    followUps:
      furtherQuestionsOnTerm(engine, said, terms, suggestFrom) ??
      furtherQuestions(engine, said, ranked, passages, suggestFrom),
  };
  return { retrieval, standing: direct.isSure ? 1 : direct.standing, leaning };
}

/** Whether a question asks for nothing but what a term is, or what its letters stand for, and the glossary has that. */
function looksUp(engine: Engine, question: string): boolean {
  const entries = asksForLetters.test(question) ? lookedUpEntries : entriesOfTerm;
  return entries(engine, question).length > 0;
}

/** The passages of the rows that a question asks for by name. */
function rowsAskedFor({ rowNames, store }: Engine, question: string): number[] {
  return rowNames.rowsAskedFor(question).flatMap(({ table, place }) => store.numberAt(table, place) ?? []);
}

/** What rows say is the answer to a question that asks for nothing else. */
function toldByRows({ store }: Engine, rows: readonly number[]): DirectAnswers {
  const texts = new Map(rows.map((number) => [number, store.passage(number).excerpt]));
  return { texts, near: new Map(), isSure: true, standing: 0 };
}

/** What entries of the glossary say opens the answer to a question that looks them up, and is all of it where that asks nothing else. */
function besideEntries(
  engine: Engine,
  entries: readonly number[],
  question: string,
  written: DirectAnswers,
): DirectAnswers {
  const texts = entries.map((number): [number, string] => [
    number,
    engine.store.passage(number).markdown.split('\n', 1)[0] ?? '',
  ]);
  return entriesOfTerm(engine, question).length > 0
    ? { texts: new Map(texts), near: new Map(), isSure: true, standing: 1 }
    : { ...written, texts: new Map([...texts, ...written.texts]) };
}

/** The best of the whole question, then those of its parts that it lacks, then the others. */
function interleave(whole: readonly Ranked[], parts: readonly Ranked[]): Ranked[] {
  const all = [...whole.slice(0, firstOfWhole), ...parts.slice(0, mostOfParts), ...whole.slice(firstOfWhole)];
  const seen = new Set<number>();
  return all.filter(({ outline }) => !seen.has(outline.number) && seen.add(outline.number));
}

/** Titles near a question that names something of the field; the categories for any other. */
function nearestTopics(engine: Engine, sought: readonly Aspect[], passages: readonly Passage[]): string[] {
  const titles = passages.filter((passage) => passage.kind !== 'term').map((passage) => passage.title);
  const near = namesTheField(sought, engine.lexicon) ? [...new Set(titles)].slice(0, mostTopics) : [];
  return near.length > 0 ? near : categories.map((category) => category.title);
}
