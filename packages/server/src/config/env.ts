import { z } from 'zod';

const portText = 'a port, 0 to 65535';
const port = z.coerce.number(portText).int(portText).min(0, portText).max(65_535, portText);
const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, 'at least 32 bytes');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'an IANA time zone such as Asia/Dubai');

/** Every variable the product reads. A test compares it with `.env.example`. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/.)/, 'file:… or postgresql://…')
    .optional(),
  JWT_SECRET: secret.optional(),
  ENCRYPTION_KEY: secret.optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  BUSINESS_TIME_ZONE: timeZone.default('Asia/Dubai'),
  BRAND_NAME: z.string().min(1).max(40).default('Genie'),
  OPERATOR_NAME: z.string().min(1).max(120).default('Genie (self-hosted)'),
  SUPPORT_EMAIL: z.email().default('support@genie.local'),
  SANDBOX: z.enum(['auto', 'off']).default('auto'),
  SANDBOX_PORT: port.default(3001),
  SANDBOX_SMTP_PORT: port.default(1025),
  ALLOW_SANDBOX: z
    .string()
    .regex(/^((ai|mail)(,(ai|mail))*)?$/, 'a list of ai, mail')
    .default(''),
});

export type Env = z.infer<typeof envSchema>;

/** Variables whose value never appears in a message. */
export const secretVariables: readonly (keyof Env)[] = [
  'JWT_SECRET',
  'ENCRYPTION_KEY',
  'AI_API_KEY',
  'SMTP_URL',
  'DATABASE_URL',
];
