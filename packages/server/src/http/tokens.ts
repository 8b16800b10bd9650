import type { FastifyRequest } from 'fastify';

type Header = 'token' | 'authorization';

/**
 * The bearer token of a request: of the header that is documented for the call, else of the other one. A header that
 * holds no bearer token counts as absent.
 */
export const bearerToken = (request: FastifyRequest, documented: Header = 'token'): string | undefined => {
  const other = documented === 'token' ? 'authorization' : 'token';
  return tokenIn(request.headers[documented]) ?? tokenIn(request.headers[other]);
};

const tokenIn = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header.match(/^Bearer +([\x21-\x7e]+)$/i)?.[1] : undefined;
