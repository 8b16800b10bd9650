import { constants, endpoints } from '@genie/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { readCookie, setCookie } from '../../http/cookies.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { route } from '../../http/route.ts';
import { presentSignIn } from '../sessions/index.ts';
import { beginGoogleSignIn } from './begin-google-sign-in.ts';
import { finishGoogleSignIn } from './finish-google-sign-in.ts';
import { linkGoogle } from './link-google.ts';

export { exportIdentities } from './export-identities.ts';
export { findIdentitiesOf } from './identity-store.ts';
export { deleteLinkRequestsExpiredBefore, deleteLinkRequestsOf } from './link-request-store.ts';
export { deleteSignInAttemptsExpiredBefore } from './sign-in-attempt-store.ts';

/** Binds a sign-in at the provider to the browser that began it. */
const signInCookie = 'genie_sign_in';

export const registerIdentity = (app: FastifyInstance, context: Context): void => {
  const { http } = context.config;
  const browserTokenOf = (request: FastifyRequest) => readCookie(http, request, signInCookie);

  route(app, endpoints.loginGoogle, async ({ request, reply }) => {
    const browser = { address: request.ip, browserToken: browserTokenOf(request) };
    const { authorizationUrl, browserToken } = await beginGoogleSignIn(context, browser);
    const maxAgeSeconds = constants.googleSignInLifetimeMinutes * 60;
    setCookie(http, reply, { name: signInCookie, value: browserToken, maxAgeSeconds });
    return { authorization_url: authorizationUrl };
  });

  route(app, endpoints.callbackGoogle, async ({ query, request, reply }) => {
    const returned = { ...query, browserToken: browserTokenOf(request) };
    const signedIn = await finishGoogleSignIn(context, returned, requestFacts(context, request));
    return presentSignIn(app, context, reply, signedIn);
  });

  route(app, endpoints.linkGoogle, async ({ body, request, reply }) =>
    presentSignIn(app, context, reply, await linkGoogle(context, body, requestFacts(context, request))),
  );
};
