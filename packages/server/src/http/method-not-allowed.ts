import { type Endpoint, endpoints, systemTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Calls whose paths hold a value: their addresses are known by their shape. */
const patterns = Object.values(endpoints)
  .filter(({ path }: Endpoint) => path.includes('/:'))
  .map(({ path }) => ({ path, shape: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));

/** Answers 405, with the methods there are, where an address is known and its method is not. */
export const registerMethodNotAllowed = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const allowed = methodsAt(app, request.url);
    if (allowed.length === 0 || allowed.includes(request.method)) return;
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed', systemTexts.methodNotAllowed);
  });
};

const methodsAt = (app: FastifyInstance, address: string): string[] => {
  const [whole = ''] = address.split('?');
  const path = whole.replace(/(.)\/$/, '$1');
  const url = patterns.find(({ shape }) => shape.test(path))?.path ?? path;
  return (['GET', 'HEAD', 'POST'] as const).filter((method) => app.hasRoute({ method, url }));
};
