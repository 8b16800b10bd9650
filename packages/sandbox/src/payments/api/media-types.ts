import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../gateway-error.ts';

export const identityType = 'application/vnd.ni-identity.v1+json';
export const paymentType = 'application/vnd.ni-payment.v2+json';

/** @throws GatewayError 415 when a body has another media type, or none */
export function checkContentType({ headers }: FastifyRequest, type: string): void {
  if (essenceOf(headers['content-type']) === type) return;
  throw new GatewayError(415, { message: `Content-Type must be ${type}`, errorCode: 'invalidContentType' });
}

/** @throws GatewayError 406 when this is not what the caller says it reads */
export function checkAccept({ headers }: FastifyRequest, type: string): void {
  if ((headers.accept ?? '').split(',').some((accepted) => essenceOf(accepted) === type)) return;
  throw new GatewayError(406, { message: `Accept must be ${type}`, errorCode: 'invalidAccept' });
}

function essenceOf(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
