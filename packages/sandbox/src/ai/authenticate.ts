import { ApiError } from './api-error.ts';

/** The only key the stand-in accepts. */
export const acceptedKey = 'sandbox';

/** @throws ApiError 401 when the Authorization header does not carry the accepted bearer key. */
export function authenticate(authorization: string | undefined): void {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) {
    throw new ApiError(
      401,
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
    );
  }
  if (key !== acceptedKey) {
    throw new ApiError(
      401,
      `Incorrect API key provided: ${mask(key)}. The sandbox accepts the key 'sandbox'.`,
      {
        code: 'invalid_api_key',
      },
    );
  }
}

function mask(key: string): string {
  return key.length <= 8 ? '*'.repeat(key.length) : `${key.slice(0, 3)}${'*'.repeat(8)}${key.slice(-4)}`;
}
