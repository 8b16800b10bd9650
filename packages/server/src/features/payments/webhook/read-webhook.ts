import { createDecipheriv, createHash } from 'node:crypto';
import { z } from 'zod';
import { parseStorableJson } from '../../../storable-text.ts';

const keyBytes = 32;
const ivBytes = 16;

const webhookSchema = z.object({
  eventId: z.string().min(1).max(200).optional(),
  // Any name is taken: the gateway may know more events than its documentation.
  eventName: z.string().max(200).default(''),
  order: z.object({
    reference: z.string().min(1).max(200),
    merchantOrderReference: z.string().max(200).optional(),
  }),
});

/** What a webhook says. It is a hint only: which order is worth asking about. */
export type Webhook = {
  readonly eventId: string;
  readonly eventName: string;
  /** The gateway's reference of the order. */
  readonly reference: string;
  /** Ours, if the event carries it. */
  readonly ourReference: string | undefined;
};

/**
 * Reads the body of a webhook: JSON, or the Base64 of an IV of 16 bytes and the JSON in AES-256-CBC with PKCS #5 padding,
 * when the portal encrypts with a key of 32 characters.
 *
 * @returns undefined for a body that is neither
 * @see https://docs.ngenius-payments.com/reference/webhook-encryption-decryption-guide
 */
export const readWebhook = (body: string, key: string): Webhook | undefined => {
  const parsed = webhookSchema.safeParse(parseJson(body) ?? parseJson(decrypt(body, key)));
  if (!parsed.success) return undefined;
  const { eventId, eventName, order } = parsed.data;
  return {
    // An event without an id of its own is known by what it says.
    eventId: eventId ?? createHash('sha256').update(body).digest('base64url'),
    eventName,
    reference: order.reference,
    ourReference: order.merchantOrderReference,
  };
};

/** Whether bodies can be encrypted with a secret. */
export const isEncryptionKey = (secret: string): boolean => Buffer.byteLength(secret) === keyBytes;

const parseJson = (text: string): unknown => {
  try {
    return parseStorableJson(text);
  } catch {
    return undefined;
  }
};

const decrypt = (body: string, key: string): string => {
  const bytes = Buffer.from(body, 'base64');
  if (!isEncryptionKey(key) || bytes.length <= ivBytes) return '';
  try {
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key), bytes.subarray(0, ivBytes));
    return decipher.update(bytes.subarray(ivBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return '';
  }
};
