import { isIP } from 'node:net';
import { z } from 'zod';
import { limitVariables } from './limits.ts';

const portText = 'a port, 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portText)
  .transform(Number)
  .refine((number) => number <= 65_535, portText);
const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, 'at least 32 bytes');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const isBare = (address: string): boolean => {
  const { hash, password, search, username } = new URL(address);
  return `${username}${password}${search}${hash}` === '';
};
const bareText = 'an http or https address without user, password, query or fragment';

/** Where a service is asked: a path is put behind it, and `fetch` takes none with a user in it. */
const serviceUrl = httpUrl.refine(isBare, bareText);

/** Where people find the product: it has no place below a path, and links in mails begin with it. */
const originUrl = httpUrl.refine((address) => {
  const { hash, password, pathname, search, username } = new URL(address);
  return pathname === '/' && `${username}${password}${search}${hash}` === '' && !/[?#]$/.test(address);
}, 'an http or https address without a path');

/** What stands in a header as it is. */
const headerKey = z.string().regex(/^[\x21-\x7e]+$/, 'printable ASCII characters without spaces');

/** One of a few words. */
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

const words = (most: number) => z.string().max(most, `at most ${most} characters`);

/** An address, or a name and an address in angle brackets. */
const sender = /^(?:[^<>@\s]+@[^<>@\s]+|[^<>]*<[^<>@\s]+@[^<>@\s]+>)$/;

/** The entries of a list, with or without spaces between them. */
export const entriesOf = (list: string): string[] => list.split(',').map((entry) => entry.trim());

const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** A password with such a character makes an address of something else, or of nothing. */
const isWhole = (address: string): boolean => {
  if (address.startsWith('file:')) return true;
  // The driver takes an address without a host, which a parameter names.
  const withHost = address.replace('@/', '@host/');
  if (!URL.canParse(withHost)) return false;
  const { hash, pathname, search, username } = new URL(withHost);
  return hash === '' && (username !== '' || !`${pathname}${search}`.includes('@'));
};

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'an IANA time zone such as Asia/Dubai');

/** What production can be told to live with. */
const allowable: readonly string[] = [
  ...['ai', 'mail', 'identity', 'payments'],
  ...['demo-accounts', 'demo-coupons', 'ai-over-http'],
];

/** Every variable the product reads. A test compares it with `.env.example`. */
export const envSchema = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: originUrl.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => list === 'off' || entriesOf(list).every(isNetwork),
      'off, or a list of IP addresses or networks',
    )
    .default('off'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/.)/, 'file:… or postgresql://…')
    .refine(isWhole, 'an address in which the characters / # ? @ % of a password are %2F %23 %3F %40 %25')
    .optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  ENCRYPTION_KEY: secret.optional(),
  AI_BASE_URL: serviceUrl.optional(),
  AI_API_KEY: headerKey.optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_EMBEDDING_MODEL: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: 'smtp://… or smtps://…' }).optional(),
  MAIL_FROM: z.string().regex(sender, 'an address, such as Genie <no-reply@example.com>').optional(),
  // Compared letter for letter, so a final slash stays.
  OIDC_ISSUER: z
    .string()
    .refine((issuer) => issuer === 'off' || httpUrl.safeParse(issuer).success, {
      error: 'an http or https address, or off',
      abort: true,
    })
    .refine((issuer) => issuer === 'off' || isBare(issuer), bareText)
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  PAYMENT_BASE_URL: serviceUrl.optional(),
  PAYMENT_API_KEY: headerKey.optional(),
  PAYMENT_REALM: z.string().min(1).optional(),
  PAYMENT_OUTLET_ID: z.string().min(1).optional(),
  PAYMENT_WEBHOOK_HEADER: z
    .string()
    .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'the name of a header')
    .default('X-Genie-Webhook'),
  PAYMENT_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x20-\x7e]{16,}$/, 'at least 16 printable ASCII characters')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 printable characters without spaces')
    .optional(),
  CAPTCHA: oneOf('auto', 'on', 'off').default('auto'),
  LIMIT_SCALE: z.coerce
    .number('a number above 0')
    .positive('a number above 0')
    .max(1_000_000, 'at most 1000000')
    .default(1),
  ...limitVariables,
  BUSINESS_TIME_ZONE: timeZone.default('Asia/Dubai'),
  BRAND_NAME: words(40).default('Genie'),
  OPERATOR_NAME: words(120).default('Genie (self-hosted)'),
  OPERATOR_ADDRESS: words(300).default('Dubai, United Arab Emirates'),
  TAX_NUMBER: words(40).default(''),
  LINKEDIN_URL: httpUrl.default('https://www.linkedin.com'),
  YOUTUBE_URL: httpUrl.default('https://www.youtube.com'),
  SUPPORT_EMAIL: z.email('an email address').default('support@genie.local'),
  SANDBOX: oneOf('auto', 'off').default('auto'),
  SANDBOX_PORT: port.default(3001),
  SANDBOX_SMTP_PORT: port.default(1025),
  ALLOW_SANDBOX: z
    .string()
    .refine(
      (list) => list === '' || entriesOf(list).every((name) => allowable.includes(name)),
      `a list of ${allowable.join(', ')}`,
    )
    .default('')
    .transform(entriesOf),
});

export type Env = z.infer<typeof envSchema>;

/** Variables whose value never appears in a message. */
export const secretVariables: readonly (keyof Env)[] = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  'ENCRYPTION_KEY',
  'AI_API_KEY',
  'OIDC_CLIENT_SECRET',
  'PAYMENT_API_KEY',
  'PAYMENT_WEBHOOK_SECRET',
  'SMTP_URL',
  'DATABASE_URL',
];
