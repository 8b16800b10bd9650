import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../../context.ts';
import { TooManyRequests } from './too-many-requests.ts';

/**
 * Counts every call of a signed-in person, so that none is without a limit. It is far above what a browser does, so each
 * process counts for itself, in memory: a count in the database would cost a reading call more than its answer does.
 */
export const registerCallLimit = (app: FastifyInstance, { config, metrics }: Context): void => {
  const { points, seconds } = config.limits.calls.byAccount;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  app.decorate('countCall', async (userId: string): Promise<void> => {
    try {
      await limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      metrics.limitsHit.inc({ limit: 'calls.byAccount' });
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw new TooManyRequests(wait, refusal.consumedPoints === points + 1);
    }
  });
};
