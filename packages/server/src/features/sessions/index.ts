import fastifyJwt from '@fastify/jwt';
import { accountTexts, endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/authentication.ts';
import { route } from '../../http/route.ts';
import { bearerToken } from '../../http/tokens.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { refreshSession } from './refresh-session.ts';
import { isSessionAlive, revokeSession } from './session-store.ts';

export { signAccessToken } from './access-token.ts';
export { deleteSessionsExpiredBefore } from './session-store.ts';
export { startSession } from './start-session.ts';

/** Lets routes ask for a caller. It must be registered before the features whose routes do. */
export const registerAuthentication = async (app: FastifyInstance, context: Context): Promise<void> => {
  await app.register(fastifyJwt, {
    secret: context.config.secrets.jwt,
    sign: { algorithm: 'HS256' },
    // Expiry is checked against the context's clock.
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  app.decorateRequest('caller', null);
  app.decorate('findCaller', async (token: string): Promise<Caller | undefined> => {
    const caller = readAccessToken(app, context.clock, token);
    if (!caller) return undefined;
    const session = { id: caller.sessionId, userId: caller.userId };
    return (await isSessionAlive(context.storage.db, session, context.clock.now())) ? caller : undefined;
  });
};

export const registerSessions = (app: FastifyInstance, context: Context): void => {
  for (const endpoint of [endpoints.refresh, endpoints.refreshToken]) {
    route(app, endpoint, async ({ body, request }) => {
      const caller = await refreshSession(context, {
        header: bearerToken(request),
        body: body.refresh_token,
      });
      return { access_token: signAccessToken(app, context.clock, caller) };
    });
  }

  route(app, endpoints.logout, async ({ caller }) => {
    const session = { id: caller.sessionId, userId: caller.userId };
    await revokeSession(context.storage.db, session, context.clock.now());
    return { message: accountTexts.signedOut };
  });
};
