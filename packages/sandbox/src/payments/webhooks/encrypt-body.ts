import { createCipheriv, randomBytes } from 'node:crypto';

const ivBytes = 16;

/** Base64 of a random IV and the body in AES-256-CBC, as N-Genius sends encrypted webhooks; the key is 32 ASCII characters. */
export function encryptBody(body: string, key: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'ascii'), iv);
  return Buffer.concat([iv, cipher.update(body, 'utf8'), cipher.final()]).toString('base64');
}
