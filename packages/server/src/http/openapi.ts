import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { registerApiReference } from './api-reference.ts';

/** Makes `/openapi.json` and the reference at `/docs` from the contract. Register before the routes. */
export const registerOpenApi = async (app: FastifyInstance, title: string): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${title} HTTP interface`,
        version: '1.0.0',
        description:
          'Authenticated calls carry `Token: Bearer <access token>`; `Authorization: Bearer` is accepted too. Errors are `{detail, code, fields?}`.',
      },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  registerApiReference(app, title);
};
