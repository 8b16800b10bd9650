import fastifyJwt from '@fastify/jwt';
import { accountTexts, endpoints, profileTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/authentication.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { route } from '../../http/route.ts';
import { bearerToken } from '../../http/tokens.ts';
import { limitAttempts } from '../abuse/index.ts';
import { readAccessToken, signAccessToken, verifyOptions } from './access-token.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { isSessionAlive } from './session-store.ts';
import { signOut } from './sign-out.ts';

export { exportSessions } from './export-sessions.ts';
export { deleteDevicesLastSeenBefore } from './known-device-store.ts';
export { knownDeviceKey } from './known-devices.ts';
export { presentSignIn } from './present-sign-in.ts';
export {
  deleteSessionsExpiredBefore,
  findLiveSessions,
  holdPassword,
  revokeSessionsOf,
} from './session-store.ts';
export { type SignedIn, signIn } from './sign-in.ts';
export type { SignInMethod } from './sign-in-method.ts';

/** Lets routes ask for a caller. It must be registered before the features whose routes do. */
export const registerAuthentication = async (app: FastifyInstance, context: Context): Promise<void> => {
  await app.register(fastifyJwt, {
    secret: context.config.secrets.jwt,
    sign: { algorithm: 'HS256' },
    verify: verifyOptions,
  });
  app.decorateRequest('caller', null);
  app.decorate('findCaller', async (token: string): Promise<Caller | undefined> => {
    const caller = readAccessToken(app, context.clock, token, context.config.secrets.jwtPrevious);
    if (!caller) return undefined;
    const session = { id: caller.sessionId, userId: caller.userId };
    const isAlive = await isSessionAlive(context.storage.statements, session, context.clock.now());
    return isAlive ? caller : undefined;
  });
};

export const registerSessions = (app: FastifyInstance, context: Context): void => {
  for (const endpoint of [endpoints.refresh, endpoints.refreshToken]) {
    route(app, endpoint, async ({ body, request }) => {
      await limitAttempts(context, 'refresh', { byAddress: request.ip });
      const caller = await refreshSession(context, {
        header: bearerToken(request, endpoint === endpoints.refreshToken ? 'authorization' : 'token'),
        body: body.refresh_token,
      });
      return { access_token: signAccessToken(app, context.clock, caller) };
    });
  }

  route(app, endpoints.logout, async ({ caller, request }) => {
    await signOut(context, caller, requestFacts(context, request));
    return { message: accountTexts.signedOut };
  });

  route(app, endpoints.sessions, async ({ caller }) => ({ sessions: await listSessions(context, caller) }));

  route(app, endpoints.endSession, async ({ body, caller, request }) => {
    await limitAttempts(context, 'change', { byAccount: caller.userId });
    await endSession(context, caller, body.session_id, requestFacts(context, request));
    return { message: profileTexts.sessionEnded };
  });

  route(app, endpoints.endOtherSessions, async ({ caller, request }) => {
    await limitAttempts(context, 'change', { byAccount: caller.userId });
    await endOtherSessions(context, caller, requestFacts(context, request));
    return { message: profileTexts.otherSessionsEnded };
  });
};
