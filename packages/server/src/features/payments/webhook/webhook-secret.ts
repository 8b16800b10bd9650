import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../../config/config.ts';
import { sameSecret } from '../../../sealing.ts';
import { isEncryptionKey } from './read-webhook.ts';

/** The header in which a portal that encrypts its webhooks shows the key. */
const encryptedHeader = 'x-webhook-secret';

/** Whether a webhook shows the secret that only the gateway knows; compared in constant time. */
export const showsWebhookSecret = (
  headers: IncomingHttpHeaders,
  { header, secret }: Config['payments']['webhook'],
): boolean =>
  isSecret(headers[header], secret) ||
  (isEncryptionKey(secret) && isSecret(headers[encryptedHeader], secret));

const isSecret = (shown: string | string[] | undefined, secret: string): boolean =>
  typeof shown === 'string' && sameSecret(shown, secret);
