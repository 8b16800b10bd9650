import { monitorEventLoopDelay } from 'node:perf_hooks';
import { paths, systemTexts } from '@genie/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { metricsPath } from '../metrics/metrics.ts';
import { UnderWay } from '../under-way.ts';

/** What one process takes on at once. */
export type Capacity = {
  /** Requests being served, open event streams among them. */
  readonly mostRequests: number;
  /** How long on average work may wait for its turn, in milliseconds. */
  readonly longestDelayMs: number;
};

const usualCapacity: Capacity = { mostRequests: 2_000, longestDelayMs: 1_000 };

const lookEveryMs = 1_000;
const resolutionMs = 50;
const retryAfterSeconds = 2;
const nanosecondsPerMs = 1e6;

/** Answered however busy the process is: who asks them decides whether it is ended, or spared. */
const alwaysAnswered: ReadonlySet<string> = new Set([paths.health, paths.readiness, metricsPath]);

/**
 * Refuses at once, with 503 and Retry-After, what the process could only answer too late: a queue that everybody leaves
 * helps nobody. To be registered before anything that works on a request.
 */
export const registerOverload = (
  app: FastifyInstance,
  { metrics }: Pick<Context, 'metrics'>,
  { mostRequests, longestDelayMs }: Capacity = usualCapacity,
): void => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  // Twice in a row: one long pause, such as taking over a large import, is over when it is noticed.
  let [wasLate, isLate] = [false, false];
  const looking = setInterval(() => {
    wasLate = isLate;
    isLate = delays.mean / nanosecondsPerMs - resolutionMs > longestDelayMs;
    delays.reset();
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    delays.disable();
  });

  const serving = new UnderWay<FastifyRequest>();
  const serve = (request: FastifyRequest) => {
    if ((isLate && wasLate) || serving.size >= mostRequests) {
      metrics.limitsHit.inc({ limit: 'overload' });
      throw new AppError('overloaded', systemTexts.overloaded, { retryAfterSeconds });
    }
    serving.add(request);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (alwaysAnswered.has(request.routeOptions.url ?? '')) return;
    serve(request);
    reply.raw.once('close', () => serving.delete(request));
  });
  // A body that is still on its way is no work: else who sends thousands of bodies slowly would keep everybody out.
  const waiting = new WeakSet<FastifyRequest>();
  app.addHook('preParsing', async (request) => {
    if (!request.raw.complete && serving.delete(request)) waiting.add(request);
  });
  app.addHook('preValidation', async (request) => {
    if (waiting.delete(request)) serve(request);
  });
};
