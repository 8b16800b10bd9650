import { z } from 'zod';
import { maxQueryCodePoints } from '../constants.ts';
import { isVisible } from '../plain-line.ts';
import { flagSchema, limitsSchema } from '../plans/schemas.ts';
import { answerFeedbackSchema } from './feedback-schemas.ts';
import { idSchema, newIdSchema } from './id-schema.ts';
import { sourceDocumentSchema } from './source-schemas.ts';
import { chatTexts } from './texts.ts';

/** A question: 1 to 4,000 Unicode code points after trimming, with something to see in it. */
export const sendPromptRequestSchema = z.object({
  query: z
    .string()
    .trim()
    .min(1, chatTexts.queryEmpty)
    .refine(isVisible, chatTexts.queryEmpty)
    .refine((query) => [...query].length <= maxQueryCodePoints, chatTexts.queryTooLong),
  chat_id: z
    .union([idSchema, z.literal('')])
    .nullish()
    .describe("Absent, null or '' starts a chat."),
  replaces: idSchema
    .nullish()
    .describe('The last entry of the chat: once the new answer is written, it takes the place of this one.'),
  entry_id: newIdSchema
    .nullish()
    .describe(
      'An id of your own for the entry, by which its answer can be stopped before its first event; absent, it is made up.',
    ),
});

const answerSourceSchema = z.enum(['knowledge', 'screening', 'limits']);

/** What the answer view shows of one question. */
const answerViewShape = {
  query: z.string().describe('The question as stored: masked when it held card data.'),
  answer: z.string().describe('Sanitized HTML.'),
  is_subscription: flagSchema.describe('1 while any plan gives access.'),
  documents_used: z.array(sourceDocumentSchema),
  execution_time: z.number().describe('Seconds.'),
  source: answerSourceSchema,
  follow_ups: z.array(z.string()),
  notice: z.string().nullable().describe('One line for the user, when something was masked.'),
  feedback: answerFeedbackSchema
    .nullable()
    .describe('What you said of this answer. One written anew starts without.'),
};

const promptMessageSchema = z.object({
  ...answerViewShape,
  chat_id: z.string().describe("'' when the question was refused and started no chat."),
  entry_id: z.string().nullable(),
  limit_exceed: flagSchema.describe('1 on a question refused for its limit.'),
  status: z.enum(['finished', 'stopped', 'refused']),
  limits: limitsSchema,
});

export const sendPromptResponseSchema = z.object({ message: promptMessageSchema });

/** The events of an answer being written, by name. */
const answerEventSchemas = {
  entry: z.object({
    chat_id: z.string(),
    entry_id: z.string(),
    query: z.string(),
    notice: z.string().nullable(),
    documents_used: z.array(sourceDocumentSchema),
  }),
  block: z.object({
    index: z.number().int().nonnegative(),
    html: z.string().describe('Sanitized HTML that replaces the block of this index.'),
  }),
  done: z.object({ message: promptMessageSchema }),
  error: z.object({ detail: z.string(), code: z.string() }),
} as const;

/** What the reference says of a stream of these events, which is no JSON. */
export const eventStreamSchema = z
  .string()
  .describe('Server-sent events: entry, block (any number), then done or error; data is JSON.');

export const answerEventsParamsSchema = z.object({ entry_id: idSchema });

export const answerEventsHeadersSchema = z.looseObject({
  'Last-Event-ID': z
    .string()
    .optional()
    .describe('The id of the last event that was read: those after it are sent. All of them without it.'),
});

export const stopAnswerRequestSchema = z.object({ entry_id: idSchema });

export const chatHistoryRequestSchema = z.object({ chat_id: idSchema });

const chatHistoryEntrySchema = z.object({
  ...answerViewShape,
  entry_id: z.string(),
  status: z.enum(['writing', 'finished', 'stopped']),
  replaces: z
    .string()
    .nullable()
    .describe('Of an entry being written: the entry of the chat whose place it takes once it is answered.'),
  created_at: z.iso.datetime(),
});

/** The entries of a chat, oldest first. */
export const chatHistoryResponseSchema = z.object({ chat_history: z.array(chatHistoryEntrySchema) });

export type SendPromptRequest = z.infer<typeof sendPromptRequestSchema>;
export type AnswerSource = z.infer<typeof answerSourceSchema>;
export type PromptMessage = z.infer<typeof promptMessageSchema>;
export type ChatHistoryEntry = z.infer<typeof chatHistoryEntrySchema>;
export type ChatHistoryResponse = z.infer<typeof chatHistoryResponseSchema>;
export type AnswerEvent = {
  [Name in keyof typeof answerEventSchemas]: {
    readonly event: Name;
    readonly data: z.infer<(typeof answerEventSchemas)[Name]>;
  };
}[keyof typeof answerEventSchemas];
