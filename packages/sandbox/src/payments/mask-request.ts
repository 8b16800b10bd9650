import { maskSecret } from '../control/request-log.ts';
import { maskCardNumbers } from './cards/card-number.ts';

const hidden = new Set(['cvv', 'otp']);
const secret = new Set(['cardToken', 'access_token', 'refresh_token', 'code', 'card_token']);

/** The body of an API call as a tester may see it: tokens recognisable, not usable; no card number, no CVV. */
export function maskBody(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return null;
  try {
    return mask('', JSON.parse(body));
  } catch {
    return `(${body.length} characters that are no JSON)`;
  }
}

/** The fields of a form of the hosted page, likewise; what is typed as a card number is hidden unless it looks like one. */
export function maskFields(fields: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, mask(name, value)]));
}

/** An address without the code that opens a hosted page. */
export function maskPath(path: string): string {
  return maskCardNumbers(path).replace(/([?&]code=)([^&]*)/, (_whole, name, code) => name + maskSecret(code));
}

function mask(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mask(name, item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mask(key, item)]));
  }
  if (hidden.has(name)) return '…';
  if (typeof value === 'number') return maskNumber(value);
  if (typeof value !== 'string') return value;
  if (secret.has(name)) return maskSecret(value);
  const masked = maskCardNumbers(value);
  return name === 'number' && masked === value ? `…(${value.length} characters)` : masked;
}

function maskNumber(value: number): number | string {
  const masked = maskCardNumbers(String(value));
  return masked === String(value) ? value : masked;
}
