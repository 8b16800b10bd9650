import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { unauthenticated } from '../../errors.ts';
import { metricsPath } from '../../metrics/metrics.ts';
import { sameSecret } from '../../sealing.ts';
import { measureRows } from './measure-rows.ts';

const rowsEverySeconds = 5;

/** Measures every request, and serves what was measured. To be registered before the routes it measures. */
export const registerMetrics = (app: FastifyInstance, context: Context): void => {
  const { config, jobs, metrics } = context;

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1_000);
  });

  let measured: Promise<void> | undefined;
  let measuredAt = Number.NEGATIVE_INFINITY;
  app.get(metricsPath, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw unauthenticated();
    // Whoever scrapes too often does not make the database count too often.
    if (performance.now() - measuredAt > rowsEverySeconds * 1_000) {
      measuredAt = performance.now();
      measured = measureRows(context);
    }
    await measured;
    for (const [job, seconds] of jobs.lags()) metrics.jobLagSeconds.set({ job }, seconds);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
};

/** The route's pattern, never the address: that can hold ids, and there is no end of them. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => {
  if (url === undefined) return 'unknown';
  return url.startsWith('/assets/') ? '/assets/*' : url;
};

const mayRead = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return true;
  return sameSecret(headers.authorization ?? '', `Bearer ${token}`);
};
