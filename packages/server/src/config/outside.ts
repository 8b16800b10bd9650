import { isHere } from './addresses.ts';
import type { Env } from './env.ts';

/** The services outside, one by one the real one or the sandbox's stand-in for it. */
export type Outside = {
  readonly ai: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly model: string;
    /** Makes vectors for retrieval; without one, retrieval goes by words alone. */
    readonly embeddingModel: string | undefined;
  };
  readonly mail: { readonly smtpUrl: string };
  readonly identity: {
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
  readonly payments: {
    readonly baseUrl: string;
    /** As the gateway's portal shows it: base64 already. */
    readonly apiKey: string;
    readonly realm: string;
    readonly outletId: string;
    readonly webhook: { readonly header: string; readonly secret: string };
  };
  /** Which of them are the sandbox's, wherever it runs. */
  readonly sandboxed: readonly SandboxedService[];
  /** Whether one of those is asked for on this machine. */
  readonly needsSandboxHere: boolean;
};

export type SandboxedService = 'ai' | 'mail' | 'identity' | 'payments';

const openAi = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' };
/** The sandbox's only model. */
const offlineModel = 'genie-offline';
const googleIssuer = 'https://accounts.google.com';

/** What the sandbox accepts; it keeps its own list of these, so that neither side can share a mistake. */
const sandboxIdentity = { clientId: 'genie-sandbox', clientSecret: 'genie-sandbox-secret' };
const sandboxPayments = {
  apiKey: 'c2FuZGJveDpzYW5kYm94LWtleQ==',
  realm: 'ni',
  outletId: '7f3c1d52-9a64-4b0e-8d21-5e6f70819a2b',
  // 32 characters, so that encrypted webhooks can be read too.
  webhookSecret: 'sandbox-webhook-secret-of-a-demo',
};

/** Below which path the sandbox stands in for a service; mail has none. */
const sandboxPaths = { ai: '/ai', mail: '', identity: '/identity', payments: '/payments' } as const;

/**
 * Whether an address is that of the sandbox, written out: on this machine by its port, on another by its port and path.
 */
const isSandbox = (address: string, service: SandboxedService, env: Env): boolean => {
  if (!URL.canParse(address)) return false;
  const { pathname, port } = new URL(address);
  if (port !== String(service === 'mail' ? env.SANDBOX_SMTP_PORT : env.SANDBOX_PORT)) return false;
  const path = sandboxPaths[service];
  return isHere(address) || pathname === path || pathname.startsWith(`${path}/`);
};

/** Values that only the sandbox takes, and that everybody can read here. */
export const publicValues = {
  AI_MODEL: { service: 'ai', value: offlineModel },
  OIDC_CLIENT_SECRET: { service: 'identity', value: sandboxIdentity.clientSecret },
  PAYMENT_API_KEY: { service: 'payments', value: sandboxPayments.apiKey },
  PAYMENT_WEBHOOK_SECRET: { service: 'payments', value: sandboxPayments.webhookSecret },
} as const satisfies Partial<Record<keyof Env, { service: SandboxedService; value: string }>>;

/** Decides for each service whether the environment names a real one. */
export const outsideOf = (env: Env): Outside => {
  const sandboxUrl = `http://localhost:${env.SANDBOX_PORT}`;
  const isSandboxed: Record<SandboxedService, boolean> = {
    ai: env.AI_BASE_URL ? isSandbox(env.AI_BASE_URL, 'ai', env) : env.AI_API_KEY === undefined,
    mail: env.SMTP_URL === undefined || isSandbox(env.SMTP_URL, 'mail', env),
    identity: env.OIDC_ISSUER
      ? isSandbox(env.OIDC_ISSUER, 'identity', env)
      : env.OIDC_CLIENT_ID === undefined,
    payments: env.PAYMENT_BASE_URL === undefined || isSandbox(env.PAYMENT_BASE_URL, 'payments', env),
  };
  const services = {
    ai: {
      baseUrl: env.AI_BASE_URL ?? (isSandboxed.ai ? `${sandboxUrl}/ai/v1` : openAi.baseUrl),
      apiKey: env.AI_API_KEY ?? 'sandbox',
      model: env.AI_MODEL ?? (isSandboxed.ai ? offlineModel : openAi.model),
      embeddingModel: env.AI_EMBEDDING_MODEL,
    },
    mail: { smtpUrl: env.SMTP_URL ?? `smtp://localhost:${env.SANDBOX_SMTP_PORT}` },
    identity:
      env.OIDC_ISSUER === 'off'
        ? null
        : {
            issuer: env.OIDC_ISSUER ?? (isSandboxed.identity ? `${sandboxUrl}/identity` : googleIssuer),
            clientId: env.OIDC_CLIENT_ID ?? sandboxIdentity.clientId,
            clientSecret: env.OIDC_CLIENT_SECRET ?? sandboxIdentity.clientSecret,
          },
    payments: {
      baseUrl: env.PAYMENT_BASE_URL ?? `${sandboxUrl}/payments`,
      apiKey: env.PAYMENT_API_KEY ?? sandboxPayments.apiKey,
      realm: env.PAYMENT_REALM ?? sandboxPayments.realm,
      outletId: env.PAYMENT_OUTLET_ID ?? sandboxPayments.outletId,
      webhook: {
        header: env.PAYMENT_WEBHOOK_HEADER.toLowerCase(),
        secret: env.PAYMENT_WEBHOOK_SECRET ?? sandboxPayments.webhookSecret,
      },
    },
  };
  const sandboxed = (Object.keys(isSandboxed) as SandboxedService[]).filter(
    (service) => isSandboxed[service],
  );
  const addresses = {
    ai: services.ai.baseUrl,
    mail: services.mail.smtpUrl,
    identity: services.identity?.issuer ?? '',
    payments: services.payments.baseUrl,
  };
  return {
    ...services,
    sandboxed,
    needsSandboxHere: sandboxed.some((service) => isHere(addresses[service])),
  };
};
