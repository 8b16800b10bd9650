import { z } from 'zod';
import { maxNameCharacters, oneTimeCode, phoneDigits } from '../constants.ts';
import { isPlainLine, isVisible } from '../plain-line.ts';
import { brokenPasswordRule } from './password-rules.ts';
import { accountTexts as texts } from './texts.ts';

const maxEmailCharacters = 254;
/** Before the @: RFC 5321, 4.5.3.1.1. */
const maxLocalPartCharacters = 64;

/** An e-mail address as typed; compared without case. */
export const emailSchema = z
  .string({ error: texts.emailInvalid })
  .trim()
  .max(maxEmailCharacters, texts.emailInvalid)
  .pipe(z.email({ error: texts.emailInvalid }))
  .refine((email) => email.indexOf('@') <= maxLocalPartCharacters, texts.emailInvalid);

/** A person's name: one line of at most 100 characters that reads as it is written, with something to see in it. */
export const fullNameSchema = z
  .string({ error: texts.nameInvalid })
  .trim()
  .min(1, texts.nameInvalid)
  .refine(
    (name) => isVisible(name) && [...name].length <= maxNameCharacters && isPlainLine(name),
    texts.nameInvalid,
  );

/** A telephone number: 4 to 15 digits and nothing else, also as a number. */
export const phoneSchema = z
  .union([z.string(), z.number().int().nonnegative()], { error: texts.phoneInvalid })
  .transform((phone) => String(phone).trim())
  .pipe(z.string().regex(new RegExp(`^\\d{${phoneDigits.min},${phoneDigits.max}}$`), texts.phoneInvalid));

/** A new password: every rule, the first broken one reported. */
export const newPasswordSchema = z.string().superRefine((password, context) => {
  const broken = brokenPasswordRule(password);
  if (broken !== undefined) context.addIssue({ code: 'custom', message: broken });
});

/** A text that has to be there: without it `missing` is told, and `invalid` for what is no text. */
const filledText = (missing: string, invalid = missing) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : invalid) })
    .refine((text) => text.trim() !== '', missing);

const missing = texts.registerFieldsMissing;

/** What is missing is told before what is wrong, so the fields are looked at twice. */
export const registerRequestSchema = z
  .object({
    email: filledText(missing, texts.emailInvalid).describe(
      'An email address of at most 254 characters, 64 of them before the @.',
    ),
    password: filledText(missing).describe('6 to 16 characters, by the documented rules.'),
    full_name: filledText(missing, texts.nameInvalid).describe('At most 100 characters.'),
    phone: z
      .union([filledText(missing), z.number().int().nonnegative()], {
        error: ({ input }) => (input == null || String(input).trim() === '' ? missing : texts.phoneInvalid),
      })
      .describe('4 to 15 digits.'),
    confirm_password: z.string({ error: texts.passwordsDiffer }).describe('The same as password.'),
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
  .pipe(
    z.object({
      email: emailSchema,
      password: newPasswordSchema,
      full_name: fullNameSchema,
      confirm_password: z.string(),
      phone: phoneSchema,
    }),
  )
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

/** A one-time code: as a number it lost the zeros that it began with. */
export const oneTimeCodeSchema = z
  .union([z.string(), z.number().int().nonnegative()], { error: texts.otpMissing })
  .transform((code) =>
    typeof code === 'number' ? String(code).padStart(oneTimeCode.digits, '0') : code.trim(),
  );

export const verifyOtpRequestSchema = z.object({
  otp: oneTimeCodeSchema.pipe(z.string().min(1, texts.otpMissing).max(32, texts.otpFailed)),
  user_id: userIdSchema,
});

export const resendOtpRequestSchema = z.object({ user_id: userIdSchema });

export const messageResponseSchema = z.object({ message: z.string() });

const emptyIfAbsent = (text: z.ZodString) => text.nullish().transform((given) => given ?? '');

/** What is missing is told only where both are: either alone is credentials that do not fit. */
export const loginRequestSchema = z
  .object({
    email: emptyIfAbsent(z.string().trim().max(maxEmailCharacters, texts.emailInvalid)),
    password: emptyIfAbsent(z.string().max(1_000, texts.loginFailed)),
    captcha: z
      .string()
      .max(10_000)
      .nullish()
      .describe('The solution of a challenge, where one is asked for.'),
  })
  .superRefine(({ email, password }, context) => {
    const message = email === '' && password === '' ? texts.loginFieldsMissing : texts.loginFailed;
    if (email === '') context.addIssue({ code: 'custom', path: ['email'], message });
    if (password === '') context.addIssue({ code: 'custom', path: ['password'], message });
  });

export const sessionResponseSchema = z.object({
  access_token: z.string().describe('A JWT (HS256) with sub, sid, iat and exp in seconds.'),
  refresh_token: z.string(),
  name: z.string(),
});

export const refreshRequestSchema = z.object({
  refresh_token: z.string().max(512).nullish().describe('If given, it must agree with the header.'),
});

export const refreshResponseSchema = z.object({ access_token: z.string() });

export const googleLoginResponseSchema = z.object({ authorization_url: z.url() });

export const googleCallbackQuerySchema = z.object({
  state: z.string().max(2_048).default('').describe('Without it the sign-in has failed.'),
  code: z.string().max(2_048).default('').describe('Absent when the person refused.'),
});

/** The password account that a Google sign-in met, by the token of that refusal (`link_required`) and its password. */
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

export const forgotPasswordRequestSchema = z.object({
  email: filledText(texts.forgotEmailMissing, texts.emailInvalid).pipe(emailSchema),
});

export const passwordResetQuerySchema = z.object({
  token: z
    .string({ error: texts.resetFailed })
    .max(512, texts.resetFailed)
    .default('')
    .describe('Of the mailed link; without it no link is known.'),
});

/** What is missing is told first, then that both differ, then what the password lacks. */
export const passwordResetRequestSchema = z
  .object({
    password: filledText(texts.passwordMissing),
    confirm_password: filledText(texts.confirmPasswordMissing),
  })
  .refine((request) => request.password === request.confirm_password, {
    path: ['confirm_password'],
    message: texts.passwordMismatch,
  })
  .pipe(z.object({ password: newPasswordSchema, confirm_password: z.string() }));

export type RegisterRequest = z.infer<typeof registerRequestSchema>;
export type RegisterResponse = z.infer<typeof registerResponseSchema>;
export type VerifyOtpRequest = z.infer<typeof verifyOtpRequestSchema>;
export type CaptchaResponse = z.infer<typeof captchaResponseSchema>;
export type LinkGoogleRequest = z.infer<typeof linkGoogleRequestSchema>;
export type LoginRequest = z.infer<typeof loginRequestSchema>;
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
export type MessageResponse = z.infer<typeof messageResponseSchema>;
