import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

/**
 * What the log keeps of a request: its path, but never its query, which can hold a token or a code of somebody's. The path as it is
 * meant, so that card data are masked in it however they were written.
 */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: decoded(url.split('?')[0] ?? ''),
  remoteAddress: ip,
});

const decoded = (path: string): string =>
  path.replace(/(?:%[\da-f]{2})+/gi, (written) => {
    try {
      return decodeURIComponent(written);
    } catch {
      return written;
    }
  });

/** Loggers of single requests that show them so. */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => logger.child(bindings, { ...options, serializers: { ...options.serializers, req: loggedRequest } });

/** One line for a request, when it has ended: what was asked and what came of it. */
export class OneLineLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const details = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...details, err: error }, 'request errored');
    else reply.log.info(details, 'request completed');
  }
}

/** Names each answer by the id that its lines in the log carry, so that who was refused can say which it was. */
export const registerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
};
