import { z } from 'zod';

const sandboxApiKey = 'c2FuZGJveDpzYW5kYm94LWtleQ==';
const sandboxRealm = 'ni';
const sandboxOutletId = '7f3c1d52-9a64-4b0e-8d21-5e6f70819a2b';
const sandboxWebhookHeader = 'X-Genie-Webhook';
/** As long as an encryption key, so that the mode `encrypted` works as it is. */
const sandboxWebhookSecret = 'sandbox-webhook-secret-of-a-demo';

/** How the payment gateway behaves; whatever is left out has the value named with it. */
export type PaymentsOptions = {
  /** What `Authorization: Basic` carries, as a portal shows it: base64 already. */
  apiKey?: string;
  /** `ni` */
  realm?: string;
  outletId?: string;
  /** Lifetime of an access token: 300. Fractions are allowed. */
  tokenSeconds?: number;
  webhook?: {
    /** `/api/payments/webhook` of `appUrl`; null sends none. */
    url?: string | null;
    /** The static header by which the receiver knows the sender: `X-Genie-Webhook`. */
    header?: string;
    secret?: string;
    /** 32 ASCII characters. The secret when it has that length, else a key of the sandbox. */
    encryptionKey?: string;
    /** How long the receiver may take to answer: 15 000. */
    timeLimitMs?: number;
    /** The first gap between attempts of the mode `retrying`, which doubles each time: 1000. */
    retryMs?: number;
  };
  /** What the card that is approved late takes: 20 000. */
  approvalDelayMs?: number;
  /** How long the gateway time-out card holds its connection: 35 000, past any client's limit. */
  heldMs?: number;
  /** Whether a second order with the same merchantOrderReference is refused, as a switch of the portal does: false. */
  uniqueReferences?: boolean;
  /** Whether leaving the hosted page by its cancel link cancels the order: false. */
  cancelMarksOrder?: boolean;
  /** Whether `ref` is added to cancelUrl too: false. */
  cancelAddsRef?: boolean;
  /** Milliseconds since the epoch; the machine's clock unless given. */
  now?: () => number;
};

const encryptionKeyOfSandbox = 'sandbox-webhook-encryption-key-1';
const encryptionKeySchema = z.string().regex(/^[!-~]{32}$/, 'An encryption key has 32 ASCII characters.');

export type GatewaySettings = ReturnType<typeof settingsOf>;

/**
 * Every setting of the gateway.
 * @throws ZodError when the encryption key has not 32 ASCII characters
 */
export function settingsOf(options: PaymentsOptions, appUrl: string) {
  const { webhook = {} } = options;
  const { secret = sandboxWebhookSecret } = webhook;
  const ownKey = encryptionKeySchema.safeParse(secret).success ? secret : encryptionKeyOfSandbox;
  return {
    apiKey: options.apiKey ?? sandboxApiKey,
    realm: options.realm ?? sandboxRealm,
    outletId: options.outletId ?? sandboxOutletId,
    tokenSeconds: options.tokenSeconds ?? 300,
    webhook: {
      url: webhook.url === undefined ? `${appUrl.replace(/\/+$/, '')}/api/payments/webhook` : webhook.url,
      header: webhook.header ?? sandboxWebhookHeader,
      secret,
      encryptionKey: encryptionKeySchema.parse(webhook.encryptionKey ?? ownKey),
      timeLimitMs: webhook.timeLimitMs ?? 15_000,
      retryMs: webhook.retryMs ?? 1000,
    },
    approvalDelayMs: options.approvalDelayMs ?? 20_000,
    heldMs: options.heldMs ?? 35_000,
    uniqueReferences: options.uniqueReferences ?? false,
    cancelMarksOrder: options.cancelMarksOrder ?? false,
    cancelAddsRef: options.cancelAddsRef ?? false,
    now: options.now ?? Date.now,
  };
}
