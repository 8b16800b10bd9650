import { z } from 'zod';
import {
  maxChatNameCodePoints,
  maxFeedbackCommentCodePoints,
  maxQueryCodePoints,
  maxSearchCodePoints,
} from '../constants.ts';
import { isPlainLine, isVisible } from '../plain-line.ts';
import { flagSchema, limitsSchema, subscriptionSchema } from '../plans/schemas.ts';
import { chatTexts } from './texts.ts';

/** An id as the server gives them out. */
const idPattern = /^[\w-]{1,64}$/;
const idSchema = z.string().regex(idPattern, 'This is not an id.');
/** An id that a client makes up at random: long enough to be nobody else's. */
const newIdSchema = idSchema.min(20, 'An id is random and has at least 20 characters.');

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

/** A passage an answer was given to draw on; the answer's `[n]` is the n-th of the list. */
const sourceDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  section: z.string(),
  category: z.string(),
  excerpt: z.string(),
});

const answerSourceSchema = z.enum(['knowledge', 'screening', 'limits']);

/** What the person who asked said of an answer. */
const answerFeedbackSchema = z.object({
  rating: z.enum(['good', 'bad']),
  comment: z.string().describe("As stored: masked when it held card data; '' without one."),
});

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

export const chatHistoryResponseSchema = z.object({ chat_history: z.array(chatHistoryEntrySchema) });

export const sourcePassageRequestSchema = z.object({
  entry_id: idSchema,
  source: z.number().int().min(1).max(99).describe('Which of the answer’s documents_used, counted from 1.'),
});

/** A public source that confirms what a passage says. */
const publicReferenceSchema = z.object({
  title: z.string(),
  clause: z.string().nullable(),
  url: z.string().nullable().describe('An http or https address.'),
});

export const sourcePassageResponseSchema = z.object({
  ...sourceDocumentSchema.shape,
  state: z
    .enum(['as_given', 'changed', 'gone'])
    .describe(
      'Whether the passage is what the answer was given, was changed since, or is no longer there: then only the excerpt is left.',
    ),
  passage: z.string().describe("The whole passage as sanitized HTML; '' when it is gone."),
  references: z.array(publicReferenceSchema),
});

const chatPreviewSchema = z.object({
  chat_id: z.string(),
  user_query: z.string().describe('The first question of the chat, or the name it was given.'),
  last_activity: z.iso.datetime(),
});

/** Chats by the day of their last activity, the latest first. */
const chatGroupsShape = {
  today_chats: z.array(chatPreviewSchema),
  yesterday_chats: z.array(chatPreviewSchema),
  week_chats: z.array(chatPreviewSchema),
  month_chats: z.array(chatPreviewSchema).describe('All that is older than a week.'),
};

export const lastChatResponseSchema = z.object({
  status: z.literal('success'),
  last_chat: z.string().nullable(),
  is_subscription: flagSchema.describe('1 while any plan gives access.'),
  ...chatGroupsShape,
  pinned_chats: z
    .array(chatPreviewSchema)
    .describe('Those that are pinned, however old, the latest activity first. The groups hold them as well.'),
  subscription_history: subscriptionSchema.nullable(),
  coupon_data: z.object({ coupons_type: z.enum(['flat', 'percent']), amount: z.number() }).nullable(),
  limits: limitsSchema,
});

export const renameChatRequestSchema = z.object({
  chat_id: idSchema,
  name: z
    .string()
    .trim()
    .min(1, chatTexts.nameEmpty)
    .refine(isVisible, chatTexts.nameEmpty)
    .refine((name) => [...name].length <= maxChatNameCodePoints, chatTexts.nameTooLong)
    .refine((name) => isPlainLine(name), chatTexts.nameNotPlain),
});

export const renameChatResponseSchema = z.object({
  chat_id: z.string(),
  user_query: z.string().describe('The name as stored: masked when it held card data.'),
  notice: z.string().nullable().describe('One line for the user, when something was masked.'),
});

export const pinChatRequestSchema = z.object({
  chat_id: idSchema,
  pinned: z.boolean().describe('false unpins it.'),
});

export const answerFeedbackRequestSchema = z.object({
  entry_id: idSchema,
  rating: z.enum(['good', 'bad', 'none']).describe('none takes it back, with its comment.'),
  comment: z
    .string()
    .trim()
    .refine((comment) => [...comment].length <= maxFeedbackCommentCodePoints, chatTexts.feedbackTooLong)
    .optional()
    .describe('Absent or empty leaves no comment: each call takes the place of the one before.'),
});

export const deleteChatRequestSchema = z.object({ chat_id: idSchema });

export const searchChatsRequestSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, chatTexts.searchEmpty)
    .refine((text) => [...text].length <= maxSearchCodePoints, chatTexts.searchTooLong)
    .describe(
      'Words that one question or the name has to contain, all of them; case and accents do not matter.',
    ),
});

export const searchChatsResponseSchema = z.object(chatGroupsShape);

export type SendPromptRequest = z.infer<typeof sendPromptRequestSchema>;
export type SourceDocument = z.infer<typeof sourceDocumentSchema>;
export type AnswerFeedback = z.infer<typeof answerFeedbackSchema>;
export type AnswerFeedbackRequest = z.infer<typeof answerFeedbackRequestSchema>;
export type AnswerSource = z.infer<typeof answerSourceSchema>;
export type PromptMessage = z.infer<typeof promptMessageSchema>;
export type ChatHistoryEntry = z.infer<typeof chatHistoryEntrySchema>;
export type ChatHistoryResponse = z.infer<typeof chatHistoryResponseSchema>;
export type SourcePassage = z.infer<typeof sourcePassageResponseSchema>;
export type PublicReference = z.infer<typeof publicReferenceSchema>;
export type ChatPreview = z.infer<typeof chatPreviewSchema>;
export type LastChatResponse = z.infer<typeof lastChatResponseSchema>;
export type RenameChatResponse = z.infer<typeof renameChatResponseSchema>;
export type SearchChatsResponse = z.infer<typeof searchChatsResponseSchema>;
export type AnswerEvent = {
  [Name in keyof typeof answerEventSchemas]: {
    readonly event: Name;
    readonly data: z.infer<(typeof answerEventSchemas)[Name]>;
  };
}[keyof typeof answerEventSchemas];
