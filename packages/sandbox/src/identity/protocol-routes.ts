import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { FaultBoard } from '../control/fault-board.ts';
import { passesFault } from '../control/passes-fault.ts';
import { maskHeaders, type RecordedRequest, type RequestLog } from '../control/request-log.ts';
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
  const records = new WeakMap<FastifyRequest, RecordedRequest>();
  const replayed = new WeakMap<FastifyRequest, IncomingMessage>();

  app.addHook('preHandler', async (request) => {
    const { method, url, headers, body } = request;
    const shown = { method, path: url, headers: maskHeaders(headers), body: maskForm(body) };
    records.set(request, requests.record('identity', shown));
  });
  app.addHook('onResponse', async (request, reply) => {
    const message = replayed.get(request);
    const reason = message && reasons.get(message);
    note(request, reason === undefined ? String(reply.statusCode) : `${reply.statusCode} ${reason}`);
  });
  app.addHook('onError', async (request, reply, error) => {
    // A client that is gone is no error of anybody's.
    if (reply.raw.destroyed) note(request, 'the client went away');
    else if (!(error instanceof IdentityError)) note(request, `failed: ${error.message}`);
  });

  function note(request: FastifyRequest, outcome: string): void {
    const record = records.get(request);
    if (record !== undefined && record.outcome === null) record.outcome = outcome;
  }

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
