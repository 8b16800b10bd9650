import { isHere, isInside } from './addresses.ts';
import type { Env } from './env.ts';
import { publicValues, type SandboxedService } from './outside.ts';

const remedies: Record<SandboxedService, string> = {
  ai: 'AI_API_KEY and AI_BASE_URL are not set, so the sandbox would answer; set one, or ALLOW_SANDBOX=ai',
  mail: 'SMTP_URL is not set, so the sandbox would take the mail; set it, or ALLOW_SANDBOX=mail',
  identity:
    'OIDC_CLIENT_ID and OIDC_ISSUER are not set, so the sandbox would vouch for people; set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or OIDC_ISSUER=off, or ALLOW_SANDBOX=identity',
  payments:
    'PAYMENT_BASE_URL is not set, so the sandbox would take the payments; set it, or ALLOW_SANDBOX=payments',
};

/** The variable that can name the sandbox's own address. */
const addressOf = {
  ai: 'AI_BASE_URL',
  mail: 'SMTP_URL',
  identity: 'OIDC_ISSUER',
  payments: 'PAYMENT_BASE_URL',
} as const satisfies Record<SandboxedService, keyof Env>;

const remedyFor = (env: Env, service: SandboxedService): string => {
  const variable = addressOf[service];
  return env[variable] === undefined
    ? remedies[service]
    : `${variable} is the address of the sandbox; name the real one, or ALLOW_SANDBOX=${service}`;
};

const namesIssuer = (env: Env): boolean => env.OIDC_ISSUER !== undefined && env.OIDC_ISSUER !== 'off';

/** What has no default once the service itself is named. */
const companions = {
  OIDC_CLIENT_SECRET: (env: Env) => env.OIDC_CLIENT_ID !== undefined || namesIssuer(env),
  OIDC_CLIENT_ID: namesIssuer,
  PAYMENT_API_KEY: (env: Env) => env.PAYMENT_BASE_URL !== undefined,
  PAYMENT_REALM: (env: Env) => env.PAYMENT_BASE_URL !== undefined,
  PAYMENT_OUTLET_ID: (env: Env) => env.PAYMENT_BASE_URL !== undefined,
  PAYMENT_WEBHOOK_SECRET: (env: Env) => env.PAYMENT_BASE_URL !== undefined,
} as const;

const publicValuesIn = (env: Env, sandboxed: readonly SandboxedService[]): string[] =>
  Object.entries(publicValues).flatMap(([name, { service, value }]) =>
    env[name as keyof typeof publicValues] !== value ||
    sandboxed.includes(service) ||
    env.ALLOW_SANDBOX.includes(service)
      ? []
      : [`${name} is that of the sandbox; set your own, or ALLOW_SANDBOX=${service}`],
  );

const isPlain = (address: string): boolean => address.startsWith('http://');

/**
 * What goes over a network goes encrypted: people and keys everywhere, questions wherever others could be listening. A
 * model of one's own seldom speaks TLS, so a private network will do for that.
 */
const inTheClear = (env: Env, sandboxed: readonly SandboxedService[]): string[] => {
  const { AI_BASE_URL = '' } = env;
  const isAllowed = sandboxed.includes('ai') || env.ALLOW_SANDBOX.includes('ai-over-http');
  return [
    ...(isPlain(AI_BASE_URL) && !isInside(AI_BASE_URL) && !isAllowed
      ? [
          `AI_BASE_URL is ${JSON.stringify(AI_BASE_URL)}, but production needs an https address, or one in a private network; or ALLOW_SANDBOX=ai-over-http`,
        ]
      : []),
    ...(['identity', 'payments'] as const).flatMap((service) => {
      const name = addressOf[service];
      const address = env[name] ?? '';
      return isPlain(address) && !isHere(address) && !sandboxed.includes(service)
        ? [`${name} is ${JSON.stringify(address)}, but production needs an https address`]
        : [];
    }),
  ];
};

/** What production does not start with, as it is only fit for trying things out: one line a problem, which its variables begin. */
export const unfitForProduction = (
  env: Env,
  sandboxed: readonly SandboxedService[],
  publicUrl: string,
): string[] => {
  return [
    !env.JWT_SECRET && 'JWT_SECRET is not set, but production needs one of at least 32 bytes',
    !env.ENCRYPTION_KEY && 'ENCRYPTION_KEY is not set, but production needs one of at least 32 bytes',
    !publicUrl.startsWith('https://') &&
      `PUBLIC_URL is ${JSON.stringify(publicUrl)}, but production needs an https address`,
    ...inTheClear(env, sandboxed),
    ...sandboxed
      .filter((service) => !env.ALLOW_SANDBOX.includes(service))
      .map((service) => remedyFor(env, service)),
    ...publicValuesIn(env, sandboxed),
    ...Object.entries(companions).map(
      ([name, isNeeded]) =>
        isNeeded(env) &&
        env[name as keyof typeof companions] === undefined &&
        `${name} is not set, but the service that is set needs it`,
    ),
  ].filter((problem) => problem !== false);
};
