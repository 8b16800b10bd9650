import type { FastifyRequest } from 'fastify';

/** The bearer token of a request: of the documented `Token` header, else of `Authorization`. */
export const bearerToken = (request: FastifyRequest): string | undefined => {
  const header = request.headers.token ?? request.headers.authorization;
  return typeof header === 'string' ? header.match(/^Bearer +([\x21-\x7e]+)$/i)?.[1] : undefined;
};
