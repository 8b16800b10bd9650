import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const patterns = z.array(z.string()).default([]);

const answerableSchema = z.object({
  id: z.string(),
  category: z.string(),
  style: z.string(),
  question: z.string(),
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

export type AnswerableQuestion = z.infer<typeof answerableSchema>;
export type DeclinedQuestion = z.infer<typeof declinedSchema>;

const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] => {
  const file = new URL(`../../eval/${name}.yaml`, import.meta.url);
  return z.array(schema).parse(parse(readFileSync(file, 'utf8')));
};

/** The questions of the evaluation that the knowledge must answer. @throws ZodError for a file that is not in its form */
export const answerableQuestions = (): AnswerableQuestion[] => read('answerable', answerableSchema);

/** The questions of the evaluation that must be declined. */
export const declinedQuestions = (): DeclinedQuestion[] => read('declined', declinedSchema);

const leadCharacters = 300;

/**
 * Whether an answer states every required fact, no falsehood, and begins as it should.
 *
 * @param markdown the answer as the model wrote it
 */
export const satisfies = (question: AnswerableQuestion, markdown: string): boolean => {
  const text = markdown.replace(/[*`]/g, '').replace(/\s+/g, ' ');
  const matches = (pattern: string, within = text) => new RegExp(pattern, 'is').test(within);
  return (
    question.required.every((alternatives) => alternatives.some((pattern) => matches(pattern))) &&
    !question.forbidden.some((pattern) => matches(pattern)) &&
    (question.lead === undefined || matches(question.lead, text.slice(0, leadCharacters)))
  );
};
