import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages, systemTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Serves the built client: its files, its page for every address it knows, and the same page with 404 for others. */
export const registerWebClient = async (app: FastifyInstance, folder: string): Promise<void> => {
  const indexFile = join(folder, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn('the web client is not built: only the HTTP interface is served');
    registerNotFound(app, undefined);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? immutable : revalidate);
    },
  });
  const page = await readFile(indexFile);
  for (const path of Object.values(pages)) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', revalidate).send(page),
    );
  }
  registerNotFound(app, page);
};

const registerNotFound = (app: FastifyInstance, page: Buffer | undefined): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!page || !wantsPage || request.url.startsWith('/api/')) {
      throw new AppError('not_found', systemTexts.notFound);
    }
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', revalidate).send(page);
  });
};
