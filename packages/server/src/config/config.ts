import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { type Env, envSchema, secretVariables } from './env.ts';
import { generatedSecrets } from './generated-secrets.ts';

/** What the server runs with: nested, typed, free of contradictions. */
export type Config = {
  readonly production: boolean;
  readonly logLevel: Env['LOG_LEVEL'];
  readonly http: { readonly host: string; readonly port: number; readonly publicUrl: string };
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly secrets: { readonly jwt: string; readonly encryption: string };
  readonly passwords: { readonly bcryptCost: number };
  readonly ai: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly model: string;
    /** Longest wait for the first words of an answer, and between two pieces of it. */
    readonly silenceSeconds: number;
    /** Longest time a whole answer may take. */
    readonly answerSeconds: number;
  };
  readonly mail: { readonly smtpUrl: string; readonly from: string };
  readonly timeZone: string;
  readonly brand: { readonly name: string; readonly operator: string; readonly supportEmail: string };
  /** Whether any address is the sandbox's: demo data is seeded then. */
  readonly usesSandbox: boolean;
  /** Whether `npm start` starts the sandbox when something uses it. */
  readonly startsSandbox: boolean;
  readonly sandboxPort: number;
};

const openAiBaseUrl = 'https://api.openai.com/v1';
const openAiDefaultModel = 'gpt-4.1-mini';
const offlineModel = 'genie-offline';

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with one line a mistake, naming the variable, what was given (secrets masked) and what is accepted
 */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): Config => {
  const env = parseEnv(variables);
  const dataDir = resolve(env.DATA_DIR);
  const sandboxAi = env.AI_BASE_URL === undefined && env.AI_API_KEY === undefined;
  const sandboxMail = env.SMTP_URL === undefined;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  if (env.NODE_ENV === 'production') refuseUnfitForProduction(env, { sandboxAi, sandboxMail, publicUrl });
  const secrets =
    env.JWT_SECRET && env.ENCRYPTION_KEY
      ? { JWT_SECRET: env.JWT_SECRET, ENCRYPTION_KEY: env.ENCRYPTION_KEY }
      : { ...generatedSecrets(dataDir), ...definedSecrets(env) };
  return {
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL,
    http: { host: env.HOST, port: env.PORT, publicUrl },
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `file:${resolve(dataDir, 'genie.db')}`,
    secrets: { jwt: secrets.JWT_SECRET, encryption: secrets.ENCRYPTION_KEY },
    passwords: { bcryptCost: 11 },
    ai: {
      baseUrl: env.AI_BASE_URL ?? (sandboxAi ? `http://localhost:${env.SANDBOX_PORT}/ai/v1` : openAiBaseUrl),
      apiKey: env.AI_API_KEY ?? 'sandbox',
      model: env.AI_MODEL ?? (sandboxAi ? offlineModel : openAiDefaultModel),
      silenceSeconds: 30,
      answerSeconds: 180,
    },
    mail: {
      smtpUrl: env.SMTP_URL ?? `smtp://localhost:${env.SANDBOX_SMTP_PORT}`,
      from: env.MAIL_FROM ?? `${env.BRAND_NAME} <no-reply@genie.local>`,
    },
    timeZone: env.BUSINESS_TIME_ZONE,
    brand: { name: env.BRAND_NAME, operator: env.OPERATOR_NAME, supportEmail: env.SUPPORT_EMAIL },
    usesSandbox: sandboxAi || sandboxMail,
    startsSandbox: env.SANDBOX === 'auto',
    sandboxPort: env.SANDBOX_PORT,
  };
};

const parseEnv = (variables: Readonly<Record<string, string | undefined>>): Env => {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]) as keyof Env;
      const shown = secretVariables.includes(name) ? '(hidden)' : JSON.stringify(given[name]);
      return `${name} is ${shown}, but must be: ${issue.message}`;
    }),
  );
};

const definedSecrets = (env: Env) => ({
  ...(env.JWT_SECRET && { JWT_SECRET: env.JWT_SECRET }),
  ...(env.ENCRYPTION_KEY && { ENCRYPTION_KEY: env.ENCRYPTION_KEY }),
});

const refuseUnfitForProduction = (
  env: Env,
  facts: { sandboxAi: boolean; sandboxMail: boolean; publicUrl: string },
): void => {
  const allowed = env.ALLOW_SANDBOX.split(',');
  const problems = [
    !env.JWT_SECRET && 'JWT_SECRET is not set, but production needs one of at least 32 bytes',
    !env.ENCRYPTION_KEY && 'ENCRYPTION_KEY is not set, but production needs one of at least 32 bytes',
    !facts.publicUrl.startsWith('https://') &&
      `PUBLIC_URL is ${JSON.stringify(facts.publicUrl)}, but production needs an https address`,
    facts.sandboxAi &&
      !allowed.includes('ai') &&
      'AI_API_KEY and AI_BASE_URL are not set, so the sandbox would answer; set one, or ALLOW_SANDBOX=ai',
    facts.sandboxMail &&
      !allowed.includes('mail') &&
      'SMTP_URL is not set, so the sandbox would take the mail; set it, or ALLOW_SANDBOX=mail',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new ConfigError(problems);
};
