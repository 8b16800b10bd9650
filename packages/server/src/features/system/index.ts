import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { settingsOf } from './settings.ts';

export { documentFacts } from './document-facts.ts';

export const registerSystem = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.settings, async () => settingsOf(context.config));

  route(app, endpoints.health, async () => ({ status: 'ok' as const }));

  route(app, endpoints.readiness, async () => {
    await context.storage.ping();
    return { status: 'ready' as const };
  });
};
