import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { readCookie } from './cookies.ts';

export const deviceCookie = 'genie_device';

/** What a request shows of who sends it, for limits, the audit trail and known devices. */
export type RequestFacts = {
  /** The caller's address, behind trusted proxies the one they forward. */
  readonly address: string;
  readonly userAgent: string;
  /** The device cookie, whether or not it means anything here. */
  readonly deviceToken: string | undefined;
};

export const requestFacts = ({ config }: Pick<Context, 'config'>, request: FastifyRequest): RequestFacts => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  deviceToken: readCookie(config.http, request, deviceCookie),
});
