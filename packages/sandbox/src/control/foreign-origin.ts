import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Refuses a change asked for by a page of another origin. A browser names the page's origin in every such request;
 * programs name none. Together with the absence of CORS headers this keeps foreign pages from using the sandbox.
 */
export async function refuseForeignOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const origin = request.headers.origin;
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return;
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return;
  await reply.code(403).send({ error: 'A page of another origin may not change the sandbox.' });
}
