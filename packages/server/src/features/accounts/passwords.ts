import { systemTexts } from '@genie/contract';
import bcrypt from 'bcrypt';
import { AppError } from '../../errors.ts';
import { TurnQueue } from '../../turn-queue.ts';

/** One less than there are threads for such work, which looking up hosts and compressing answers share. */
const places = 3;
const usualPatienceMs = 15_000;
const retryAfterSeconds = 5;

/** Only so many passwords at once: hundreds would each be late, and all else that needs those threads with them. */
export const passwordQueue = (patienceMs = usualPatienceMs): TurnQueue =>
  new TurnQueue({
    patienceMs,
    places,
    refusal: () => new AppError('overloaded', systemTexts.overloaded, { retryAfterSeconds }),
  });

/** The turns of this process. */
export const passwordTurns = passwordQueue();

const inTurn = async <Result>(turns: TurnQueue, work: () => Promise<Result>): Promise<Result> => {
  const endTurn = await turns.take();
  try {
    return await work();
  } finally {
    endTurn();
  }
};

/**
 * Hashes a password with bcrypt; the contract's rules keep it within the 72 bytes that bcrypt reads.
 *
 * @throws AppError overloaded when its turn does not come in time
 */
export const hashPassword = (
  password: string,
  cost: number,
  turns: TurnQueue = passwordTurns,
): Promise<string> => inTurn(turns, () => bcrypt.hash(password, cost));

/**
 * Whether a password belongs to a hash. Without a hash it costs the same time and is false, so that an unknown e-mail
 * cannot be told from a known one by the clock.
 *
 * @throws AppError overloaded when its turn does not come in time
 */
export const passwordMatches = async (
  password: string,
  hash: string | null | undefined,
  cost: number,
  turns: TurnQueue = passwordTurns,
): Promise<boolean> => {
  const matches = await inTurn(turns, () => bcrypt.compare(password, hash ?? decoy(cost)));
  return matches && typeof hash === 'string';
};

/** A hash of the right form that no password has; comparing with it takes as long as with any other. */
const decoy = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(21)}${'O'.repeat(32)}`;
