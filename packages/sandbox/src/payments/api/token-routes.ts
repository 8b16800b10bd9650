import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Gateway } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';
import { checkContentType, identityType } from './media-types.ts';
import { parseBody } from './parse-body.ts';

const bodySchema = z.union([
  z.strictObject({ realmName: z.string() }),
  z.strictObject({ grant_type: z.literal('client_credentials'), realm: z.string() }),
]);

/** The identity service: an API key is exchanged for an access token. */
export async function tokenRoutes(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  app.post('/auth/access-token', async (request, reply) => {
    gateway.tokens.checkKey(request.headers.authorization);
    checkContentType(request, identityType);
    checkRealm(request.body, gateway.settings.realm);
    return await reply.type(identityType).send(JSON.stringify(gateway.tokens.issue()));
  });
}

/** The body may be empty, or name the realm in either of two ways. */
function checkRealm(body: unknown, realm: string): void {
  if (typeof body !== 'string' || body === '') return;
  const asked = bodySchema.safeParse(parseBody(body));
  if (!asked.success) {
    throw new GatewayError(400, {
      message: 'Send no body, {"realmName":"…"} or {"grant_type":"client_credentials","realm":"…"}',
      errorCode: 'invalidBody',
    });
  }
  const named = 'realmName' in asked.data ? asked.data.realmName : asked.data.realm;
  if (named === realm) return;
  throw new GatewayError(401, { message: 'There is no such realm', errorCode: 'invalidRealm' });
}
