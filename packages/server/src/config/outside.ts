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
  /** Which of them are the sandbox's. */
  readonly sandboxed: readonly SandboxedService[];
};

export type SandboxedService = 'ai' | 'mail' | 'identity' | 'payments';

const openAi = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini' };
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

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is on this machine. */
export const isHere = (address: string): boolean =>
  URL.canParse(address) && thisMachine.includes(new URL(address).hostname);

/** Whether an address is that of the sandbox beside the product, written out. */
const isSandbox = (address: string, port: number): boolean =>
  isHere(address) && new URL(address).port === String(port);

/** Decides for each service whether the environment names a real one. */
export const outsideOf = (env: Env): Outside => {
  const sandboxUrl = `http://localhost:${env.SANDBOX_PORT}`;
  const isSandboxed: Record<SandboxedService, boolean> = {
    ai: env.AI_BASE_URL ? isSandbox(env.AI_BASE_URL, env.SANDBOX_PORT) : env.AI_API_KEY === undefined,
    mail: env.SMTP_URL === undefined || isSandbox(env.SMTP_URL, env.SANDBOX_SMTP_PORT),
    identity: env.OIDC_ISSUER
      ? isSandbox(env.OIDC_ISSUER, env.SANDBOX_PORT)
      : env.OIDC_CLIENT_ID === undefined,
    payments: env.PAYMENT_BASE_URL === undefined || isSandbox(env.PAYMENT_BASE_URL, env.SANDBOX_PORT),
  };
  return {
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
    sandboxed: (Object.keys(isSandboxed) as SandboxedService[]).filter((service) => isSandboxed[service]),
  };
};
