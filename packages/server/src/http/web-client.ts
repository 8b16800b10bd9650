import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { comparablePath, pages, systemTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { type Facts, type PageDocument, readDocuments, sendDocument } from './page-documents.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** What robots read, beside the pages. */
const forRobots = ['robots.txt', 'sitemap.xml'];

/** What is below /api is a call, known or not, in whatever case. */
const calls = /^\/api(?:[/?]|$)/i;

type Documents = ReadonlyMap<string, PageDocument>;

/**
 * Serves the built client: its files, for every address it knows the document that was built for it, and for others its
 * page that says so, with 404. The facts about the operator are put into the documents here.
 */
export const registerWebClient = async (
  app: FastifyInstance,
  { folder, facts }: { readonly folder: string; readonly facts: Facts },
): Promise<void> => {
  const documentsFolder = join(folder, 'pages');
  if (!existsSync(documentsFolder)) {
    app.log.warn('the web client is not built: only the HTTP interface is served');
    registerNotFound(app, undefined);
    return;
  }
  // One route for all of these: one each would hold 2 MB.
  await app.register(fastifyStatic, {
    ...asBuilt(immutable),
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // The folder itself is no file.
    allowedPath: (path) => !path.endsWith('/'),
  });
  await app.register(fastifyStatic, {
    ...asBuilt(revalidate),
    root: folder,
    wildcard: false,
    decorateReply: false,
    // Documents as they were built lack the operator's facts.
    globIgnore: ['**/*.html', 'pages/**', 'assets/**'],
  });
  const documents = await readDocuments(documentsFolder, facts);
  for (const path of Object.values(pages)) serve(app, path, documentNamed(documents, fileOf(path)));
  for (const file of forRobots) serve(app, `/${file}`, documentNamed(documents, file));
  registerNotFound(app, documentNamed(documents, 'not-found.html'));
};

/** How files are sent that were compressed when they were built. */
const asBuilt = (caching: string): Omit<FastifyStaticOptions, 'root'> => ({
  index: false,
  preCompressed: true,
  cacheControl: false,
  // Files are small, so a Range, which may be ignored (RFC 9110, 14.2), gets the whole one.
  acceptRanges: false,
  setHeaders: (reply) => {
    reply.header('cache-control', caching);
  },
});

/** A page's document is named by its path. */
const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

const documentNamed = (documents: Documents, file: string): PageDocument => {
  const document = documents.get(file);
  if (document === undefined) throw new Error(`The built web client has no pages/${file}.`);
  return document;
};

const serve = (app: FastifyInstance, path: string, document: PageDocument): void => {
  app.get(path, { schema: { hide: true } }, (request, reply) => sendDocument(request, reply, document));
};

/** The page that an address means which differs from its own in case or in slashes at its end. */
const meantPage = (path: string): string | undefined => {
  const asked = comparablePath(path);
  return Object.values(pages).find((page) => comparablePath(page) === asked);
};

const registerNotFound = (app: FastifyInstance, document: PageDocument | undefined): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!document || !wantsPage || calls.test(request.url)) {
      throw new AppError('not_found', systemTexts.notFound);
    }
    const [path = ''] = request.url.split('?', 1);
    const meant = meantPage(path);
    if (meant !== undefined) return reply.redirect(`${meant}${request.url.slice(path.length)}`, 308);
    return sendDocument(request, reply, document, 404);
  });
};
