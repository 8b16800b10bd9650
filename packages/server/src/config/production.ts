import type { Env } from './env.ts';
import { isHere, type SandboxedService } from './outside.ts';

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

/** Where keys and people are sent: what goes over a network goes encrypted. */
const inTheClear = (env: Env): string[] =>
  (['OIDC_ISSUER', 'PAYMENT_BASE_URL'] as const).flatMap((name) => {
    const address = env[name] ?? '';
    return address.startsWith('http://') && !isHere(address)
      ? [`${name} is ${JSON.stringify(address)}, but production needs an https address`]
      : [];
  });

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
    ...inTheClear(env),
    ...sandboxed
      .filter((service) => !env.ALLOW_SANDBOX.includes(service))
      .map((service) => remedyFor(env, service)),
    ...Object.entries(companions).map(
      ([name, isNeeded]) =>
        isNeeded(env) &&
        env[name as keyof typeof companions] === undefined &&
        `${name} is not set, but the service that is set needs it`,
    ),
  ].filter((problem) => problem !== false);
};
