import { systemTexts } from '@genie/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { documentOf, type PageDocument, sendDocument } from './page-documents.ts';

const path = '/docs';

/** The page brings its own inline script and styles. */
const ownPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'";

/**
 * Serves the reference that people read. Its page is a program of some megabytes, so it is loaded when somebody asks for
 * it first, into an application of its own that answers for this one. That program is compressed once, and not sent to a browser that has it.
 */
export const registerApiReference = (app: FastifyInstance, title: string): void => {
  let loading: Promise<FastifyInstance> | undefined;
  const files = new Map<string, PageDocument>();
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { '*': file } = request.params as { readonly '*'?: string };
    const known = file && files.get(file);
    if (known) return sendDocument(request, reply, known);
    loading ??= loadReference(title).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const { statusCode, headers, rawPayload } = await (await loading).inject(request.url);
    if (statusCode === 404) throw new AppError('not_found', systemTexts.notFound);
    if (file && statusCode === 200) {
      const document = documentOf(rawPayload, String(headers['content-type']));
      files.set(file, document);
      return sendDocument(request, reply, document);
    }
    if (headers.location !== undefined) reply.header('location', headers.location);
    if (headers['content-type'] !== undefined) reply.header('content-type', headers['content-type']);
    reply.header('content-security-policy', ownPolicy);
    return reply.code(statusCode).send(rawPayload);
  };
  app.get(path, { schema: { hide: true } }, answer);
  app.get(`${path}/*`, { schema: { hide: true } }, answer);
  app.addHook('onClose', async () => {
    // Who asked for it hears why it could not be loaded.
    const reference = await loading?.catch(() => undefined);
    await reference?.close();
  });
};

const loadReference = async (title: string): Promise<FastifyInstance> => {
  const { default: scalarReference } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  await reference.register(scalarReference, {
    routePrefix: path,
    // Everything that would talk to somebody else's service is off.
    configuration: {
      title: `${title} API`,
      url: '/openapi.json',
      favicon: '/favicon.svg',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  });
  return reference;
};
