import { z } from 'zod';
import { idSchema } from './id-schema.ts';

/** A passage an answer was given to draw on; the answer's `[n]` is the n-th of the list. */
export const sourceDocumentSchema = z.object({
  id: z.string(),
  title: z.string(),
  section: z.string(),
  category: z.string(),
  excerpt: z.string(),
});

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

export type SourceDocument = z.infer<typeof sourceDocumentSchema>;
export type SourcePassage = z.infer<typeof sourcePassageResponseSchema>;
export type PublicReference = z.infer<typeof publicReferenceSchema>;
