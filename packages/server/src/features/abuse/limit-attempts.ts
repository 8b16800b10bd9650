import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Limits } from '../../config/limits.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/network.ts';
import { TooManyRequests } from './too-many-requests.ts';

/** Whom attempts are counted by: an address, an account's id, an e-mail. */
type Keys<Name extends keyof Limits> = { readonly [By in keyof Limits[Name]]?: string };

/** An attempt that was counted. */
export type Attempt = {
  /** Uncounts it: for an attempt that succeeded and so was no guess. */
  readonly giveBack: () => Promise<void>;
};

type Counter = {
  readonly limit: string;
  readonly limiter: RateLimiterPrisma;
  readonly key: string;
  readonly points: number;
};

/**
 * Counts an attempt against the limits of `name`, in the database, so that all processes share one count. Addresses are
 * counted by themselves (IPv6 by its /64, which one subscriber has whole) and before accounts: who is refused by address
 * does not use up somebody's account. Keys are stored as keyed hashes.
 *
 * @param keys of `config.limits[name]`; one that is left out is not counted
 * @returns what `giveBack` of a success needs
 * @throws TooManyRequests (429, Retry-After) past a limit
 * @throws a storage error (503) when the database is gone: nobody passes uncounted
 */
export const limitAttempts = async <Name extends keyof Limits>(
  context: Context,
  name: Name,
  keys: Keys<Name>,
): Promise<Attempt> => {
  const limits = context.config.limits[name] as Record<string, Limit>;
  const given = keys as Record<string, string | undefined>;
  const counters = ['byAddress', 'byEmail', 'byAccount'].flatMap((by) => {
    const [limit, key] = [limits[by], given[by]];
    return limit && key !== undefined ? [counterOf(context, `${name}.${by}`, limit, countedAs(by, key))] : [];
  });
  for (const counter of counters) await count(context, counter);
  return {
    async giveBack() {
      for (const { limiter, key } of counters) await limiter.reward(key);
    },
  };
};

const countedAs = (by: string, key: string): string =>
  by === 'byAddress' ? (networkOf(key, { v4: 32, v6: 64 }) ?? key) : key;

const counterOf = (
  { sealing, storage }: Context,
  name: string,
  { points, seconds }: Limit,
  key: string,
): Counter => ({
  limit: name,
  limiter: new RateLimiterPrisma({
    storeClient: storage.db,
    tableName: 'rateLimit',
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  }),
  key: sealing.keyedHash('rate-limit', `${name}:${key}`),
  points,
});

const count = async ({ metrics }: Context, { limit, limiter, key, points }: Counter): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    metrics.limitsHit.inc({ limit });
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw new TooManyRequests(seconds, refusal.consumedPoints === points + 1);
  }
};
