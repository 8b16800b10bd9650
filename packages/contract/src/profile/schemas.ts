import { z } from 'zod';
import { emailSchema, fullNameSchema, newPasswordSchema, oneTimeCodeSchema } from '../accounts/schemas.ts';
import { accountTexts } from '../accounts/texts.ts';

export const userProfileSchema = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  photo: z.string().nullable().describe('A data URL, or null without a photo.'),
  has_password: z
    .boolean()
    .describe('False for those who only sign in with Google; they can set a first one.'),
});

export const updateProfileRequestSchema = z.object({
  full_name: fullNameSchema,
  email: emailSchema,
  photo: z.string().nullish().describe('Base64 or a data URL of a JPEG, PNG or WebP of at most 5 MB.'),
  photo_name: z.string().max(255).nullish(),
});

/** `old_password` is left out by who has none yet. */
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

export const sessionsResponseSchema = z.object({
  sessions: z.array(
    z.object({
      session_id: z.string(),
      is_current: z.boolean(),
      device: z.string().describe('Browser and system in words, such as Firefox on Linux.'),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
});

export const endSessionRequestSchema = z.object({ session_id: z.string().min(1).max(64) });

export const deleteAccountRequestSchema = z.object({
  password: z.string().max(1_000).nullish().describe('For those who have one.'),
  code: oneTimeCodeSchema
    .nullish()
    .describe('The code that delete_account_code mailed, for those without a password.'),
});

export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
