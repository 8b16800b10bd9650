import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { unauthenticated } from '../../../errors.ts';
import { route } from '../../../http/route.ts';
import { readWebhook } from './read-webhook.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { showsWebhookSecret } from './webhook-secret.ts';

/** The gateway's webhook, which sends JSON or, encrypted, text: it has a reading of bodies of its own. */
export const registerWebhook = async (app: FastifyInstance, context: Context): Promise<void> => {
  const { webhook: settings } = context.config.payments;
  await app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request) => {
      if (!showsWebhookSecret(request.headers, settings)) {
        request.log.warn('a webhook did not show its secret');
        throw unauthenticated();
      }
    });
    route(scope, endpoints.paymentWebhook, async ({ body, request }) => {
      const webhook = typeof body === 'string' ? readWebhook(body, settings.secret) : undefined;
      // Refusing what cannot be read would help nobody: the reconciler finds out what it was about.
      if (webhook) await receiveWebhook(context, webhook);
      else request.log.warn('a webhook could not be read');
      return {};
    });
  });
};
