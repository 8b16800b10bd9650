import type { Turn } from '../passage.ts';
import {
  type AnswerableQuestion,
  answerableQuestions,
  declinedQuestions,
  type EvaluationSet,
  examinationOf,
  followUpConversations,
  opensWithFact,
  satisfies,
} from './evaluation-questions.ts';
import { type ScreeningFigures, screeningFigures } from './screening-figures.ts';

/** What became of a question: the model's words, or none when the knowledge declined it, and what it was given. */
type Outcome = {
  readonly markdown: string | undefined;
  /** Ids of the documents of the passages, best first. */
  readonly documents: readonly string[];
};

/** Answers a question as the product does. */
export type Answerer = (question: string, conversation: readonly Turn[]) => Promise<Outcome>;

/** Rates are shares from 0 to 1. */
export type AnswerFigures = {
  readonly questions: number;
  /** Answered with every required fact and no falsehood. */
  readonly accuracy: number;
  /** Declined although the knowledge should answer. */
  readonly wrongRefusals: number;
  /** Answered, but without a required fact or with a falsehood. */
  readonly wrongAnswers: number;
  /** Begins with a required fact: one at least stands in the first 300 characters. */
  readonly direct: number;
  /** A document that holds the answer is among those of the first five passages; of questions that name documents. */
  readonly recallAt5: number | undefined;
  /** Mean of 1 / place of the first passage of such a document. */
  readonly meanReciprocalRank: number | undefined;
};

export type Evaluation = {
  readonly set: EvaluationSet;
  readonly answers: AnswerFigures;
  /** Of an equal number of questions from before their documents and of others: see `examinationOf`. */
  readonly examination: AnswerFigures;
  readonly byCategory: ReadonlyMap<string, AnswerFigures>;
  readonly byStyle: ReadonlyMap<string, AnswerFigures>;
  /** Of those that were written before the documents they test, and of the others. */
  readonly byOrder: ReadonlyMap<string, AnswerFigures>;
  /** Of the questions that must be declined: the share that was answered all the same. */
  readonly declined: { readonly questions: number; readonly answered: number };
  readonly followUps: { readonly conversations: number; readonly accuracy: number };
  readonly screening: ScreeningFigures;
  /** Ids of what went wrong, of the working set only. */
  readonly missed: readonly string[];
};

type Graded = {
  readonly question: AnswerableQuestion;
  readonly refused: boolean;
  readonly right: boolean;
  readonly direct: boolean;
  /** Place of the first passage of a document that holds the answer, from 1; 0 when there is none. */
  readonly place: number;
};

/**
 * Asks every question of a set and grades the answers.
 *
 * @param onProgress called after each question
 */
export const runEvaluation = async (
  set: EvaluationSet,
  answer: Answerer,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Evaluation> => {
  const answerable = answerableQuestions(set);
  const mustDecline = declinedQuestions(set);
  const conversations = followUpConversations(set);
  const of = answerable.length + mustDecline.length + conversations.length;
  let done = 0;
  const progress = () => {
    done += 1;
    onProgress(done, of);
  };
  const missed: string[] = [];

  const examined = examinationOf(answerable);
  const graded: Graded[] = [];
  for (const question of answerable) {
    const grade = gradeOf(question, await answer(question.question, []));
    graded.push(grade);
    if (!grade.right) missed.push(question.id);
    progress();
  }

  let answered = 0;
  for (const { id, question, forbidden } of mustDecline) {
    const { markdown } = await answer(question, []);
    const states =
      markdown !== undefined && forbidden.some((pattern) => new RegExp(pattern, 'is').test(markdown));
    if (states || !isRefusal(markdown)) {
      answered += 1;
      missed.push(id);
    }
    progress();
  }

  let followed = 0;
  for (const conversation of conversations) {
    const turns: Turn[] = [];
    let last: Outcome = { markdown: undefined, documents: [] };
    for (const question of conversation.questions) {
      last = await answer(question, turns);
      turns.push({ question, answer: last.markdown ?? '', declined: last.markdown === undefined });
    }
    const right = last.markdown !== undefined && satisfies(conversation, last.markdown);
    if (right) followed += 1;
    else missed.push(conversation.id);
    progress();
  }

  return {
    set,
    answers: figuresOf(graded),
    examination: figuresOf(graded.filter(({ question }) => examined.has(question))),
    byCategory: grouped(graded, ({ question }) => question.category),
    byStyle: grouped(graded, ({ question }) => question.style),
    byOrder: grouped(graded, ({ question }) => (question.writtenAhead ? 'before their documents' : 'others')),
    declined: { questions: mustDecline.length, answered: share(answered, mustDecline.length) },
    followUps: { conversations: conversations.length, accuracy: share(followed, conversations.length) },
    screening: screeningFigures(),
    missed: set === 'working' ? missed : [],
  };
};

const gradeOf = (question: AnswerableQuestion, { markdown, documents }: Outcome): Graded => ({
  question,
  refused: isRefusal(markdown),
  right: markdown !== undefined && satisfies(question, markdown),
  direct: markdown !== undefined && opensWithFact(question, markdown),
  place: documents.findIndex((id) => question.documents.includes(id)) + 1,
});

/** The prompt asks a model to say in its first sentence that its knowledge does not cover a question. */
const refusal =
  /\b(not|n['’]t|no)\b.{0,60}\b(cover|covered|contain|contained|answer|answered|information|mention)/is;

/** Whether an answer declines its question. */
const isRefusal = (markdown: string | undefined): boolean =>
  markdown === undefined || refusal.test(markdown.slice(0, 200).split(/(?<=[.!?])\s/)[0] ?? '');

const figuresOf = (graded: readonly Graded[]): AnswerFigures => {
  const labelled = graded.filter(({ question }) => question.documents.length > 0);
  const recalled = labelled.filter(({ place }) => place >= 1 && place <= 5).length;
  const reciprocal = labelled.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0);
  return {
    questions: graded.length,
    accuracy: share(graded.filter(({ right }) => right).length, graded.length),
    wrongRefusals: share(graded.filter(({ right, refused }) => !right && refused).length, graded.length),
    wrongAnswers: share(graded.filter(({ right, refused }) => !right && !refused).length, graded.length),
    direct: share(graded.filter(({ direct }) => direct).length, graded.length),
    recallAt5: labelled.length === 0 ? undefined : share(recalled, labelled.length),
    meanReciprocalRank: labelled.length === 0 ? undefined : share(reciprocal, labelled.length),
  };
};

const grouped = (graded: readonly Graded[], by: (grade: Graded) => string): Map<string, AnswerFigures> =>
  new Map([...Map.groupBy(graded, by)].sort().map(([name, members]) => [name, figuresOf(members)]));

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
