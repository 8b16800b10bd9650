import { resolve } from 'node:path';
import { type Env, entriesOf } from './env.ts';
import { generatedSecrets } from './generated-secrets.ts';
import { type Limits, limitsOf } from './limits.ts';
import { type Outside, outsideOf } from './outside.ts';
import { publicUrlOf, validEnv } from './valid-env.ts';

/** What the server runs with: nested, typed, free of contradictions. */
export type Config = {
  readonly production: boolean;
  readonly logLevel: Env['LOG_LEVEL'];
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly publicUrl: string;
    /** Addresses and networks whose X-Forwarded-* headers are believed. */
    readonly trustedProxies: readonly string[];
  };
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly secrets: {
    readonly jwt: string;
    /** Signed tokens before the last change of `jwt`; they are still believed. */
    readonly jwtPrevious: string | undefined;
    readonly encryption: string;
  };
  /** What a scraper of /metrics has to show; undefined lets everybody read. */
  readonly metricsToken: string | undefined;
  readonly passwords: { readonly bcryptCost: number };
  readonly ai: Outside['ai'] & {
    /** Longest wait for the first words of an answer, and between two pieces of it. */
    readonly silenceSeconds: number;
    /** Longest time a whole answer may take. */
    readonly answerSeconds: number;
  };
  readonly mail: Outside['mail'] & {
    readonly from: string;
    /** Longest wait for each step of handing over a mail. */
    readonly timeoutSeconds: number;
  };
  /** The OpenID provider of "Sign in with Google"; null when it is switched off. */
  readonly identity:
    | (NonNullable<Outside['identity']> & {
        /** Longest wait for each answer of the provider. */
        readonly timeoutSeconds: number;
      })
    | null;
  readonly payments: Outside['payments'] & {
    /** Longest wait for an answer of the gateway. */
    readonly timeoutSeconds: number;
  };
  /** Whether signing in asks for a proof-of-work CAPTCHA. */
  readonly captcha: boolean;
  readonly limits: Limits;
  readonly timeZone: string;
  readonly brand: {
    readonly name: string;
    readonly operator: string;
    readonly operatorAddress: string;
    readonly taxNumber: string;
    readonly supportEmail: string;
    readonly linkedinUrl: string;
    readonly youtubeUrl: string;
  };
  /** Which services are the sandbox's, wherever it runs. */
  readonly sandboxed: Outside['sandboxed'];
  /** Whether one of them is asked for on this machine. */
  readonly usesSandbox: boolean;
  /** Demo data that is seeded beside the sandbox, and that production starts with. */
  readonly demoAllowed: readonly DemoKind[];
  /** Whether `npm start` starts the sandbox when something uses it. */
  readonly startsSandbox: boolean;
  readonly sandboxPort: number;
};

type DemoKind = 'demo-accounts' | 'demo-coupons';

/**
 * Reads the configuration from environment variables.
 *
 * @param options.keepsSecrets whether secrets that are not there yet are made for good; unless told otherwise they are
 * @throws ConfigError with one line a mistake, naming the variable, what was given (secrets masked) and what is accepted
 */
export const readConfig = (
  variables: Readonly<Record<string, string | undefined>>,
  { keepsSecrets = true }: { readonly keepsSecrets?: boolean } = {},
): Config => {
  const env = validEnv(variables);
  const dataDir = resolve(env.DATA_DIR);
  const outside = outsideOf(env);
  const publicUrl = publicUrlOf(env);
  const secrets =
    env.JWT_SECRET && env.ENCRYPTION_KEY
      ? { JWT_SECRET: env.JWT_SECRET, ENCRYPTION_KEY: env.ENCRYPTION_KEY }
      : { ...generatedSecrets(dataDir, keepsSecrets), ...definedSecrets(env) };
  return {
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl,
      trustedProxies: env.TRUST_PROXY === 'off' ? [] : entriesOf(env.TRUST_PROXY),
    },
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `file:${resolve(dataDir, 'genie.db')}`,
    secrets: {
      jwt: secrets.JWT_SECRET,
      jwtPrevious: env.JWT_SECRET_PREVIOUS,
      encryption: secrets.ENCRYPTION_KEY,
    },
    metricsToken: env.METRICS_TOKEN,
    passwords: { bcryptCost: 11 },
    ai: {
      ...outside.ai,
      silenceSeconds: 30,
      answerSeconds: 180,
    },
    mail: {
      ...outside.mail,
      from: env.MAIL_FROM ?? `${quotedName(env.BRAND_NAME)} <no-reply@genie.local>`,
      timeoutSeconds: 15,
    },
    identity: outside.identity && { ...outside.identity, timeoutSeconds: 10 },
    payments: { ...outside.payments, timeoutSeconds: 30 },
    captcha: env.CAPTCHA === 'on' || (env.CAPTCHA === 'auto' && new URL(publicUrl).hostname !== 'localhost'),
    limits: limitsOf(env),
    timeZone: env.BUSINESS_TIME_ZONE,
    brand: {
      name: env.BRAND_NAME,
      operator: env.OPERATOR_NAME,
      operatorAddress: env.OPERATOR_ADDRESS,
      taxNumber: env.TAX_NUMBER,
      supportEmail: env.SUPPORT_EMAIL,
      linkedinUrl: env.LINKEDIN_URL,
      youtubeUrl: env.YOUTUBE_URL,
    },
    sandboxed: outside.sandboxed,
    usesSandbox: outside.needsSandboxHere,
    demoAllowed: demoAllowedBy(env),
    startsSandbox: env.SANDBOX === 'auto',
    sandboxPort: env.SANDBOX_PORT,
  };
};

/** A name as a quoted-string (RFC 5322, 3.2.4), whatever stands in it. */
const quotedName = (name: string): string => `"${name.replace(/["\\]/g, '\\$&')}"`;

/** Outside production demo data comes with the sandbox; in production only what was named. */
const demoAllowedBy = (env: Env): DemoKind[] => {
  const kinds: DemoKind[] = ['demo-accounts', 'demo-coupons'];
  return kinds.filter((kind) => env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX.includes(kind));
};

const definedSecrets = (env: Env) => ({
  ...(env.JWT_SECRET && { JWT_SECRET: env.JWT_SECRET }),
  ...(env.ENCRYPTION_KEY && { ENCRYPTION_KEY: env.ENCRYPTION_KEY }),
});
