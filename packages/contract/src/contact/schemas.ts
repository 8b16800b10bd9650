import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../accounts/schemas.ts';
import { contactMessageCodePoints } from '../constants.ts';
import { contactTopics, contactTexts as texts } from './texts.ts';

const topics = Object.keys(contactTopics) as [keyof typeof contactTopics, ...(keyof typeof contactTopics)[]];

const codePoints = (text: string): number => [...text].length;

export const contactRequestSchema = z.object({
  name: fullNameSchema,
  email: emailSchema.describe('Where the reply goes.'),
  topic: z.enum(topics, { error: texts.topicMissing }),
  message: z
    .string({ error: texts.messageTooShort })
    .trim()
    .refine((text) => codePoints(text) >= contactMessageCodePoints.min, texts.messageTooShort)
    .refine((text) => codePoints(text) <= contactMessageCodePoints.max, texts.messageTooLong),
  website: z
    .string()
    .max(1_000)
    .optional()
    .describe('A field that people do not see: a message that fills it is answered and not sent.'),
});

export const contactResponseSchema = z.object({
  message: z.string(),
  notice: z.string().nullable().describe('A line that says so when card data was masked.'),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;
export type ContactResponse = z.infer<typeof contactResponseSchema>;
