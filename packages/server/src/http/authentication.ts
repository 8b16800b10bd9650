import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors.ts';
import { bearerToken } from './tokens.ts';

/** Who makes a call, by a session that is alive. */
export type Caller = { readonly userId: string; readonly sessionId: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds who a live access token belongs to. */
    findCaller: (accessToken: string) => Promise<Caller | undefined>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** The caller of a request. @throws AppError unauthenticated */
export const authenticate = async (app: FastifyInstance, request: FastifyRequest): Promise<Caller> => {
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : await app.findCaller(token);
  if (!caller) throw unauthenticated();
  return caller;
};
