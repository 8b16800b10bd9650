import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { hashOf } from '../hash-of.ts';

/** The set that is improved by, and the one that only measures. */
export type EvaluationSet = 'working' | 'set-aside';

const patterns = z.array(z.string()).default([]);

const answerableSchema = z.object({
  id: z.string(),
  category: z.string(),
  style: z.string(),
  /** Whether it stood in the history of the project before the documents that it tests. */
  writtenAhead: z.boolean().default(false),
  question: z.string(),
  /** Ids of the documents that hold the answer. */
  documents: z.array(z.string()).default([]),
  /** Facts the answer must state; each a list of alternatives, one of which must match. */
  required: z.array(z.array(z.string()).min(1)).min(1),
  /** Falsehoods; none may match. */
  forbidden: patterns,
  /** What the first 300 characters must match: the direct answer. */
  lead: z.string().optional(),
});

const declinedSchema = z.object({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  forbidden: patterns,
});

const conversationSchema = z.object({
  id: z.string(),
  category: z.string(),
  /** In turn; the last one is judged. */
  questions: z.array(z.string()).min(2),
  required: z.array(z.array(z.string()).min(1)).min(1),
  forbidden: patterns,
});

const screeningSchema = z.object({
  id: z.string(),
  expected: z.enum(['assistant', 'canned']),
  sentence: z.string(),
});

export type AnswerableQuestion = z.infer<typeof answerableSchema>;
type FollowUpConversation = z.infer<typeof conversationSchema>;
type DeclinedQuestion = z.infer<typeof declinedSchema>;
type ScreeningCase = z.infer<typeof screeningSchema>;

const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] => {
  const file = new URL(`../../eval/${name}.yaml`, import.meta.url);
  return z.array(schema).parse(parse(readFileSync(file, 'utf8')));
};

const otherFiles = ['declined', 'conversations'];

/** Files of a set that hold questions to answer: of one category, or of all, `fresh-1.yaml` and so on; in order. */
const answerableFiles = (set: EvaluationSet): string[] =>
  readdirSync(new URL(`../../eval/${set}/`, import.meta.url))
    .flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])
    .filter((name) => !otherFiles.includes(name))
    .sort();

/** The questions that must be answered. @throws ZodError for a file that is not in its form */
export const answerableQuestions = (set: EvaluationSet = 'working'): AnswerableQuestion[] =>
  answerableFiles(set).flatMap((name) => read(`${set}/${name}`, answerableSchema));

/**
 * Of the questions of a set its examination: all that are older than the documents they test, and of each category as many of the others,
 * drawn by a lot that always falls alike.
 */
export const examinationOf = (questions: readonly AnswerableQuestion[]): ReadonlySet<AnswerableQuestion> => {
  const ahead = questions.filter(({ writtenAhead }) => writtenAhead);
  const others = Map.groupBy(
    questions.filter(({ writtenAhead }) => !writtenAhead),
    ({ category }) => category,
  );
  const drawn = [...Map.groupBy(ahead, ({ category }) => category)].flatMap(([category, { length }]) =>
    (others.get(category) ?? [])
      .toSorted((one, other) => hashOf(one.id) - hashOf(other.id) || one.id.localeCompare(other.id))
      .slice(0, length),
  );
  return new Set([...ahead, ...drawn]);
};

/** The questions that must be declined. */
export const declinedQuestions = (set: EvaluationSet = 'working'): DeclinedQuestion[] =>
  read(`${set}/declined`, declinedSchema);

/** Questions that follow up on others. */
export const followUpConversations = (set: EvaluationSet = 'working'): FollowUpConversation[] =>
  read(`${set}/conversations`, conversationSchema);

/** Sentences, and where screening must send each. @throws ZodError for a file that is not in its form */
export const screeningCases = (): ScreeningCase[] => read('screening', screeningSchema);

const leadCharacters = 300;

/** The text of an answer as patterns are matched with it. */
const plain = (markdown: string): string => markdown.replace(/[*`]/g, '').replace(/\s+/g, ' ');

/** Whether the beginning of an answer, its first 300 characters, states one of the required facts at least. */
export const opensWithFact = (
  { required }: Pick<AnswerableQuestion, 'required'>,
  markdown: string,
): boolean => {
  const lead = plain(markdown).slice(0, leadCharacters);
  return required.some((alternatives) =>
    alternatives.some((pattern) => new RegExp(pattern, 'is').test(lead)),
  );
};

/**
 * Whether an answer states every required fact, no falsehood, and begins as it should.
 *
 * @param markdown the answer as the model wrote it
 */
export const satisfies = (
  question: Pick<AnswerableQuestion, 'required' | 'forbidden' | 'lead'>,
  markdown: string,
): boolean => {
  const text = plain(markdown);
  const matches = (pattern: string, within = text) => new RegExp(pattern, 'is').test(within);
  return (
    question.required.every((alternatives) => alternatives.some((pattern) => matches(pattern))) &&
    !question.forbidden.some((pattern) => matches(pattern)) &&
    (question.lead === undefined || matches(question.lead, text.slice(0, leadCharacters)))
  );
};
