import { z } from 'zod';
import { emailSchema, fullNameSchema, newPasswordSchema } from '../accounts/schemas.ts';
import { accountTexts } from '../accounts/texts.ts';

export const userProfileSchema = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.string().nullable().describe('A data URL, or null without a photo.'),
});

export const updateProfileRequestSchema = z.object({
  full_name: fullNameSchema,
  email: emailSchema,
  photo: z.string().nullish().describe('Base64 or a data URL of a JPEG, PNG or WebP of at most 5 MB.'),
  photo_name: z.string().max(255).nullish(),
});

export const passwordUpdateRequestSchema = z
  .object({
    password: newPasswordSchema,
    confirm_password: z.string(),
    old_password: z.string().max(1_000).nullish(),
  })
  .refine((request) => request.password === request.confirm_password, {
    path: ['confirm_password'],
    message: accountTexts.passwordsDiffer,
  });

export type UserProfile = z.infer<typeof userProfileSchema>;
