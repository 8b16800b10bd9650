import { z } from 'zod';
import { maxNameCharacters, phoneDigits } from '../constants.ts';
import { brokenPasswordRule } from './password-rules.ts';
import { accountTexts as texts } from './texts.ts';

const maxEmailCharacters = 254;

/** An e-mail address as typed; compared without case. */
export const emailSchema = z
  .string({ error: texts.emailInvalid })
  .trim()
  .max(maxEmailCharacters, texts.emailInvalid)
  .pipe(z.email({ error: texts.emailInvalid }));

export const fullNameSchema = z
  .string({ error: texts.nameInvalid })
  .trim()
  .min(1, texts.nameInvalid)
  .refine((name) => [...name].length <= maxNameCharacters && !/\p{Cc}/u.test(name), texts.nameInvalid);

export const phoneSchema = z
  .union([z.string(), z.number().int().nonnegative()], { error: texts.phoneInvalid })
  .transform((phone) => String(phone).trim())
  .pipe(z.string().regex(new RegExp(`^\\d{${phoneDigits.min},${phoneDigits.max}}$`), texts.phoneInvalid));

/** A new password: every rule, the first broken one reported. */
export const newPasswordSchema = z.string().superRefine((password, context) => {
  const broken = brokenPasswordRule(password);
  if (broken !== undefined) context.addIssue({ code: 'custom', message: broken });
});

export const registerRequestSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    full_name: fullNameSchema,
    confirm_password: z.string(),
    phone: phoneSchema,
    role_id: z.unknown().describe('Accepted and never trusted.'),
    otp: z.unknown().describe('Accepted and never trusted.'),
    photo: z.unknown().describe('Accepted and never trusted.'),
    is_active: z.unknown().describe('Accepted and never trusted.'),
    google_drive_folder_id: z.unknown().describe('Accepted and never trusted.'),
    is_google_drive: z.unknown().describe('Accepted and never trusted.'),
  })
  .partial({
    role_id: true,
    otp: true,
    photo: true,
    is_active: true,
    google_drive_folder_id: true,
    is_google_drive: true,
  })
  .refine((request) => request.password === request.confirm_password, {
    path: ['confirm_password'],
    message: texts.passwordsDiffer,
  });

export const registerResponseSchema = z.object({
  name: z.string(),
  user_id: z.string().describe('What verify-otp and resend-otp take.'),
  message: z.string(),
});

const userIdSchema = z.string().min(1).max(64);

export const verifyOtpRequestSchema = z.object({
  otp: z
    .union([z.string(), z.number().int().nonnegative()], { error: texts.otpMissing })
    .transform((otp) => String(otp).trim())
    .pipe(z.string().min(1, texts.otpMissing).max(32, texts.otpFailed)),
  user_id: userIdSchema,
});

export const resendOtpRequestSchema = z.object({ user_id: userIdSchema });

export const messageResponseSchema = z.object({ message: z.string() });

export const loginRequestSchema = z.object({
  email: z.string().trim().min(1, texts.loginFieldsMissing).max(maxEmailCharacters, texts.emailInvalid),
  password: z.string().min(1, texts.loginFieldsMissing).max(1_000, texts.loginFailed),
  captcha: z.string().max(10_000).nullish().describe('The solution of a challenge, where one is asked for.'),
});

export const sessionResponseSchema = z.object({
  access_token: z.string().describe('A JWT (HS256) with sub, sid, iat and exp in seconds.'),
  refresh_token: z.string(),
  name: z.string(),
});

export const refreshRequestSchema = z.object({
  refresh_token: z.string().max(512).optional().describe('If given, it must agree with the header.'),
});

export const refreshResponseSchema = z.object({ access_token: z.string() });

export const googleLoginResponseSchema = z.object({ authorization_url: z.url() });

export const googleCallbackQuerySchema = z.object({
  state: z.string().max(2_048).default('').describe('Without it the sign-in has failed.'),
  code: z.string().max(2_048).default('').describe('Absent when the person refused.'),
});

export const linkGoogleRequestSchema = z.object({
  link_token: z.string().min(1).max(512),
  password: z.string().min(1, texts.passwordMissing).max(1_000, texts.loginFailed),
});

export const captchaResponseSchema = z.object({
  required: z.boolean().describe('Whether signing in asks for a solution here.'),
  challenge: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('A challenge as ALTCHA defines it (version 2); null when none is asked for.'),
});

export const forgotPasswordRequestSchema = z.object({ email: emailSchema });

export const passwordResetQuerySchema = z.object({ token: z.string().min(1).max(512) });

export const passwordResetRequestSchema = z
  .object({ password: newPasswordSchema, confirm_password: z.string() })
  .refine((request) => request.password === request.confirm_password, {
    path: ['confirm_password'],
    message: texts.passwordMismatch,
  });

export type RegisterRequest = z.infer<typeof registerRequestSchema>;
export type RegisterResponse = z.infer<typeof registerResponseSchema>;
export type VerifyOtpRequest = z.infer<typeof verifyOtpRequestSchema>;
export type CaptchaResponse = z.infer<typeof captchaResponseSchema>;
export type LinkGoogleRequest = z.infer<typeof linkGoogleRequestSchema>;
export type LoginRequest = z.infer<typeof loginRequestSchema>;
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
export type MessageResponse = z.infer<typeof messageResponseSchema>;
