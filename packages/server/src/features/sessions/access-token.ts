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

/** Expiry is checked against the context's clock. */
export const verifyOptions = { algorithms: ['HS256' as const], ignoreExpiration: true };

/**
 * Whom an access token names; undefined when it is not ours, or expired.
 *
 * @param previousSecret what signed tokens before JWT_SECRET was changed
 */
export const readAccessToken = (
  app: FastifyInstance,
  clock: Clock,
  token: string,
  previousSecret?: string,
): Caller | undefined => {
  const payload =
    payloadOf(() => app.jwt.verify(token)) ??
    (previousSecret === undefined
      ? undefined
      : payloadOf(() => app.jwt.verify(token, { ...verifyOptions, key: previousSecret })));
  if (!payload || payload.exp <= inSeconds(clock.now())) return undefined;
  return { userId: payload.sub, sessionId: payload.sid };
};

const payloadOf = (verify: () => unknown): z.infer<typeof payloadSchema> | undefined => {
  try {
    return payloadSchema.parse(verify());
  } catch {
    return undefined;
  }
};
