import type { FastifyReply } from 'fastify';
import type { Caller } from '../../http/authentication.ts';
import { TooManyRequests } from '../abuse/index.ts';

const mostAtOnce = 4;
const retryAfterSeconds = 5;

/**
 * Lets an account have a few uploads under way at once, in this process: however slowly one is sent, what has come of it
 * stands in memory.
 */
export const uploadsAtOnce = () => {
  const underWay = new Map<string, number>();
  const add = (userId: string, change: 1 | -1) => {
    const count = (underWay.get(userId) ?? 0) + change;
    if (count === 0) underWay.delete(userId);
    else underWay.set(userId, count);
  };
  /** @throws TooManyRequests beyond them */
  return ({ userId }: Caller, { raw }: FastifyReply): void => {
    if ((underWay.get(userId) ?? 0) >= mostAtOnce) throw new TooManyRequests(retryAfterSeconds, false);
    add(userId, 1);
    raw.once('close', () => add(userId, -1));
  };
};
