import { maskSecret } from '../control/request-log.ts';

const secrets = new Set(['client_secret', 'code', 'code_verifier', 'access_token', 'refresh_token']);

/** The fields of a form as a tester may see them: secrets are recognisable, not usable. Null when there is no body. */
export function maskForm(body: unknown): Record<string, string> | null {
  if (!Buffer.isBuffer(body) || body.length === 0) return null;
  const fields = [...new URLSearchParams(body.toString('utf8'))];
  return Object.fromEntries(
    fields.map(([name, value]) => [name, secrets.has(name) ? maskSecret(value) : value]),
  );
}
