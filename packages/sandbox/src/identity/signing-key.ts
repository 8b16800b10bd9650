import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';

const modulusBits = 2048;

let key: Promise<JWK> | undefined;

/** The key that signs ID tokens (RS256, as Google's). Made when first needed, once a process: making one is slow. */
export function signingKey(): Promise<JWK> {
  key ??= makeKey();
  return key;
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: modulusBits });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
