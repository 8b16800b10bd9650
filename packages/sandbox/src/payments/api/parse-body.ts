import { GatewayError } from '../gateway-error.ts';

/** @throws GatewayError 400 when the body is not JSON */
export function parseBody(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    throw new GatewayError(400, { message: 'The body is not JSON', errorCode: 'invalidBody' });
  }
}
