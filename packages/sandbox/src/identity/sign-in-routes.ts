import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { refuseForeignOrigin } from '../control/foreign-origin.ts';
import { sendPage } from '../pages/layout.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { IdentityError } from './identity-error.ts';
import type { People } from './people.ts';
import { readChoice } from './read-choice.ts';
import { signedIn } from './sign-in-policy.ts';

type SignInOptions = { provider: () => Promise<Provider>; people: People };
type SignInRequest = FastifyRequest<{ Params: { uid: string } }>;
type SignInParams = { Params: { uid: string } };

/** The page on which a person chooses who to be. It is left by a redirection to the provider, which goes on from there. */
export async function signInRoutes(app: FastifyInstance, { provider, people }: SignInOptions): Promise<void> {
  app.addHook('onRequest', refuseForeignOrigin);

  app.get<SignInParams>('/:uid', async (request, reply) => {
    const { uid, params } = await underWay(request, reply);
    const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
    const typed = { email: hint, name: '', verified: true };
    return await showPage(reply, params.redirect_uri, { uid, typed, problem: null });
  });

  app.post<SignInParams>('/:uid', async (request, reply) => {
    const { uid, params } = await underWay(request, reply);
    const choice = readChoice(new URLSearchParams(String(request.body ?? '')));
    if ('problem' in choice) {
      return await showPage(reply.code(400), params.redirect_uri, { uid, ...choice });
    }
    return await leave(request, reply, signedIn(people.remember(choice.person)));
  });

  app.get<SignInParams>('/:uid/cancel', async (request, reply) => {
    await underWay(request, reply);
    const refusal = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
    return await leave(request, reply, refusal);
  });

  /** @throws SessionNotFound or IdentityError when this browser has no such sign-in under way */
  async function underWay(request: SignInRequest, reply: FastifyReply) {
    const interaction = await (await provider()).interactionDetails(request.raw, reply.raw);
    if (interaction.uid === request.params.uid) return interaction;
    throw new IdentityError(400, 'invalid_request', 'This sign-in belongs to another page.');
  }

  async function leave(request: SignInRequest, reply: FastifyReply, result: object): Promise<FastifyReply> {
    const { raw } = request;
    const address = await (await provider()).interactionResult(raw, reply.raw, { ...result });
    return await reply.header('cache-control', 'no-store').redirect(address, 303);
  }
}

async function showPage(
  reply: FastifyReply,
  redirectUri: unknown,
  page: Parameters<typeof signInPage>[0],
): Promise<FastifyReply> {
  return await sendPage(reply, {
    title: 'Sign in · Genie sandbox',
    body: signInPage(page),
    script: null,
    // A browser holds a form to its page's policy through every redirection that follows.
    formTargets: [new URL(String(redirectUri)).origin],
  });
}
