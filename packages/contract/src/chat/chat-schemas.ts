import { z } from 'zod';
import { maxChatNameCodePoints, maxSearchCodePoints } from '../constants.ts';
import { isPlainLine, isVisible } from '../plain-line.ts';
import { flagSchema, limitsSchema, subscriptionSchema } from '../plans/schemas.ts';
import { idSchema } from './id-schema.ts';
import { chatTexts } from './texts.ts';

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

/** What the chat page opens with: the lists of chats, the plan and what is left of it. */
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

export type ChatPreview = z.infer<typeof chatPreviewSchema>;
export type LastChatResponse = z.infer<typeof lastChatResponseSchema>;
export type RenameChatResponse = z.infer<typeof renameChatResponseSchema>;
export type SearchChatsResponse = z.infer<typeof searchChatsResponseSchema>;
