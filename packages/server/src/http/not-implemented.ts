import { type Endpoint, systemTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Answers 501 for calls of the contract that the server does not do yet, whatever they carry. */
export const registerNotImplemented = (app: FastifyInstance, endpoints: readonly Endpoint[]): void => {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: { hide: true },
      handler: async () => {
        throw new AppError('not_implemented', systemTexts.notImplemented);
      },
    });
  }
};
