import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** What is done with ENCRYPTION_KEY: a key of its own for each purpose (HKDF-SHA-256, RFC 5869). */
export type Sealing = {
  /** AES-256-GCM; the text comes back from `open` with the same purpose only. */
  readonly seal: (text: string) => string;
  /** @throws Error when the sealed text was changed or sealed with another key */
  readonly open: (sealed: string) => string;
  /** HMAC-SHA-256 of a short secret such as a one-time code, which a plain hash would not protect. */
  readonly keyedHash: (purpose: string, text: string) => string;
};

export const createSealing = (encryptionKey: string): Sealing => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', encryptionKey, 'genie', purpose, 32));
  const sealingKey = derive('seal');
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    keyedHash: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
  };
};

/** SHA-256 of a secret that is long and random already, such as a refresh token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether two secrets are the same; how long it takes tells nothing of either. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
