import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { FaultBoard } from '../control/fault-board.ts';
import { passesFault } from '../control/passes-fault.ts';
import { recordRequests } from '../control/record-requests.ts';
import type { RequestLog } from '../control/request-log.ts';
import { departure } from '../network.ts';
import { IdentityError } from './identity-error.ts';
import { identityFaults } from './identity-faults.ts';
import { maskForm } from './mask-form.ts';
import { replay } from './replay.ts';

type ProtocolOptions = {
  issuer: () => string;
  provider: () => Promise<Provider>;
  /** Why the provider refused a request, as far as it told. */
  reasons: WeakMap<IncomingMessage, string>;
  mountedAt: string;
  faults: FaultBoard;
  requests: RequestLog;
};

/** OpenID Connect itself: what the product's server and a browser ask of the provider, recorded and subject to faults. */
export async function protocolRoutes(app: FastifyInstance, options: ProtocolOptions): Promise<void> {
  const { issuer, provider, reasons, mountedAt, faults, requests } = options;
  const replayed = new WeakMap<FastifyRequest, IncomingMessage>();

  const note = recordRequests(app, 'identity', requests, {
    of: ({ url, body }) => ({ path: url, body: maskForm(body) }),
    outcome(request, { statusCode }) {
      const message = replayed.get(request);
      const reason = message && reasons.get(message);
      return reason === undefined ? String(statusCode) : `${statusCode} ${reason}`;
    },
  });
  app.addHook('onError', async (request, reply, error) => {
    // A client that is gone is no error of anybody's.
    if (reply.raw.destroyed) note(request, 'the client went away');
    else if (!(error instanceof IdentityError)) note(request, `failed: ${error.message}`);
  });

  app.all('/*', async (request, reply) => {
    const path = request.url.slice(mountedAt.length);
    const fault = faults.get('identity');
    if (!isReturn(path) && !(await passesFault(identityFaults, fault, reply, departure(reply.raw)))) {
      note(request, fault.mode);
      return reply;
    }
    const message = replay(request, issuer(), path);
    replayed.set(request, message);
    const answer = (await provider()).callback();
    reply.hijack();
    await answer(message, reply.raw);
    return reply;
  });
}

/** Whether a browser comes back from the sign-in page: faults leave that alone, so that they can strike what follows. */
function isReturn(path: string): boolean {
  return path.startsWith('/authorize/');
}
