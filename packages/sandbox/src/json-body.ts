import type { FastifyInstance } from 'fastify';

/** Reads JSON bodies. An empty one is none: many clients name the type of what they do not send. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.trim() === '' ? done(null, undefined) : parse(request, body, done),
  );
}
