import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Context, closeContext } from '../context.ts';
import type { FrontDoor } from './front-door.ts';

/** How long readiness says no, and connections are let go one by one, before new ones are refused. */
const announceMs = 1_000;
/** For calls other than answers, which have their own, shorter time. */
const lastAnswersMs = 22_000;
/** Within 25 seconds, late as a timer may be. Supervisors wait longer: TimeoutStopSec and stop_grace_period are to be above. */
const longestEndMs = 24_500;

/**
 * Ends the process in order, within 25 seconds: says that it ends, finishes the answers and the jobs under way (what
 * cannot be finished is given back or left to the lease that others take over), and closes the storage last.
 */
export const endInOrder = async (
  { app, context, door }: { app: FastifyInstance; context: Context; door: FrontDoor },
  signal: NodeJS.Signals,
): Promise<never> => {
  context.log.info({ signal }, 'ending');
  setTimeout(() => {
    context.log.error('ended before all was done; what is left is taken over when its lease ends');
    process.exit(1);
  }, longestEndMs).unref();
  const jobsStopped = context.jobs.stop();
  await door.announceEnd(() => delay(announceMs));
  // Closing the application finishes or interrupts the answers; calls that were begun are served meanwhile.
  await Promise.all([app.close(), door.empty(lastAnswersMs - announceMs)]);
  await jobsStopped;
  await closeContext(context);
  context.log.info('ended');
  process.exit(0);
};
