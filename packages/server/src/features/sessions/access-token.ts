import { constants } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addMinutes, type Clock } from '../../clock.ts';
import type { Caller } from '../../http/authentication.ts';

const payloadSchema = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1_000);

/** Signs an access token (JWT, HS256, RFC 7519) for a session. */
export const signAccessToken = (app: FastifyInstance, clock: Clock, caller: Caller): string => {
  const now = clock.now();
  return app.jwt.sign({
    sub: caller.userId,
    sid: caller.sessionId,
    iat: inSeconds(now),
    exp: inSeconds(addMinutes(now, constants.accessTokenLifetimeMinutes)),
  });
};

/** Whom an access token names; undefined when it is not ours, or expired. */
export const readAccessToken = (app: FastifyInstance, clock: Clock, token: string): Caller | undefined => {
  try {
    const payload = payloadSchema.parse(app.jwt.verify(token));
    return payload.exp > inSeconds(clock.now()) ? { userId: payload.sub, sessionId: payload.sid } : undefined;
  } catch {
    return undefined;
  }
};
