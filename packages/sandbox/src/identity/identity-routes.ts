import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { FaultBoard } from '../control/fault-board.ts';
import type { RequestLog } from '../control/request-log.ts';
import { identityErrorPage } from '../pages/identity-error-page.ts';
import { type Page, renderPage, sendPage } from '../pages/layout.ts';
import { clientOf } from './client.ts';
import { IdentityError } from './identity-error.ts';
import { People } from './people.ts';
import { protocolRoutes } from './protocol-routes.ts';
import { createProvider } from './provider.ts';
import { signInRoutes } from './sign-in-routes.ts';

type IdentityOptions = {
  /** The provider's address, known once the sandbox listens. */
  issuer: () => string;
  redirectUris: string[];
  appUrl: string;
  faults: FaultBoard;
  requests: RequestLog;
};

/** An OpenID provider that takes anybody's word for who they are, and is strict about everything else. */
export async function identityRoutes(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { issuer, redirectUris, appUrl, faults, requests } = options;
  const client = clientOf(redirectUris);
  const people = new People();
  const reasons = new WeakMap<IncomingMessage, string>();
  let starting: Promise<Provider> | undefined;

  function provider(): Promise<Provider> {
    starting ??= createProvider({
      issuer: issuer(),
      client,
      people,
      renderError(context, { error, error_description }) {
        const page = renderPage(errorPage(new IdentityError(context.status, error, error_description ?? '')));
        context.set(page.headers);
        context.body = page.markup;
      },
      onError: (context, error) => reasons.set(context.req, reasonOf(error)),
    });
    return starting;
  }

  function errorPage(error: IdentityError): Page {
    const body = identityErrorPage({ code: error.code, description: error.message, appUrl });
    return { title: 'Sign-in failed · Genie sandbox', body, script: null };
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, request, reply) => {
    if (reply.raw.destroyed) return await reply.hijack();
    const shown = asIdentityError(error);
    reply.code(shown.status);
    if (request.headers.accept?.includes('text/html')) return await sendPage(reply, errorPage(shown));
    return await reply.send(shown.body);
  });
  app.register(signInRoutes, { prefix: '/sign-in', provider, people });
  app.register(protocolRoutes, { issuer, provider, reasons, mountedAt: app.prefix, faults, requests });
}

function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof errors.SessionNotFound) {
    return new IdentityError(400, error.error, 'This sign-in is over, or began in another browser.');
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 && error instanceof Error
    ? new IdentityError(status, 'invalid_request', error.message)
    : new IdentityError(500, 'server_error', 'The identity provider has an error.');
}

/** The reason a tester wants: the provider tells its client less, as real ones do. */
function reasonOf(error: Error): string {
  if (!(error instanceof errors.OIDCProviderError)) return error.message;
  return `${error.error}: ${error.error_detail ?? error.error_description ?? error.message}`;
}
