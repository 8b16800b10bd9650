import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** What the log keeps of a request: its path, but never its query, which can hold a token or a code of somebody's. */
export const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: url.split('?')[0],
  remoteAddress: ip,
});

/** Loggers of single requests that show them so. */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => logger.child(bindings, { ...options, serializers: { ...options.serializers, req: loggedRequest } });
