import { z } from 'zod';
import { maxFeedbackCommentCodePoints } from '../constants.ts';
import { idSchema } from './id-schema.ts';
import { chatTexts } from './texts.ts';

/** What the person who asked said of an answer. */
export const answerFeedbackSchema = z.object({
  rating: z.enum(['good', 'bad']),
  comment: z.string().describe("As stored: masked when it held card data; '' without one."),
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

export type AnswerFeedback = z.infer<typeof answerFeedbackSchema>;
export type AnswerFeedbackRequest = z.infer<typeof answerFeedbackRequestSchema>;
