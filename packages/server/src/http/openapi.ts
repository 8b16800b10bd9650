import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { paths } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { registerApiReference } from './api-reference.ts';
import { documentOf, type PageDocument, sendDocument } from './page-documents.ts';

/** Makes `/openapi.json` and the reference at `/docs` from the contract. Register before the routes. */
export const registerOpenApi = async (app: FastifyInstance, title: string): Promise<void> => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${title} HTTP interface`,
        version: '1.0.0',
        description:
          'Authenticated calls carry `Token: Bearer <access token>`; `Authorization: Bearer` is accepted too. Errors are `{detail, code, fields?}`. A known address asked with another method answers 405 with Allow.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Token',
            description: 'Bearer, a space and the token.',
          },
          authorization: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: withFinalSlashes,
  });
  let document: PageDocument | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    document ??= documentOf(JSON.stringify(app.swagger()), 'application/json; charset=utf-8');
    return sendDocument(request, reply, document);
  });
  registerApiReference(app, title);
};

/** Every path answers with a final slash as well; these are asked so by the documented client. */
const slashed = [paths.getLastChatId];

/** The same operations, which have their ids once. */
const withoutIds = (operations: object | undefined): object =>
  Object.fromEntries(
    Object.entries(operations ?? {}).map(([method, { operationId, ...operation }]) => [method, operation]),
  );

const withFinalSlashes: NonNullable<FastifyDynamicSwaggerOptions['transformObject']> = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject;
  const { openapiObject } = document;
  const both = Object.entries(openapiObject.paths ?? {}).flatMap(([path, operations]) =>
    slashed.some((one) => one === path)
      ? [
          [path, operations],
          [`${path}/`, withoutIds(operations)],
        ]
      : [[path, operations]],
  );
  return { ...openapiObject, paths: Object.fromEntries(both) };
};
