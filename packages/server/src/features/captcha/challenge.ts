import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';

const challengeLifetimeMinutes = 10;

/**
 * The work: somewhere between 200 and 400 keys, each of 5,000 rounds of PBKDF2, are derived until the right one is
 * found. That is about a fifth of a second on a desktop and up to a second on a phone, and never many times that, as the
 * number of keys is drawn by the server.
 */
const work = { algorithm: 'PBKDF2/SHA-256', rounds: 5_000, leastKeys: 200, mostKeys: 400 } as const;

type Secrets = { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };

// Derived from ENCRYPTION_KEY, so that every process accepts the challenges of the others.
const secretsOf = ({ sealing }: Context): Secrets => ({
  hmacSignatureSecret: sealing.keyedHash('captcha', 'challenge'),
  hmacKeySignatureSecret: sealing.keyedHash('captcha', 'solution'),
});

/** A new challenge as ALTCHA defines it (version 2), signed, so that nothing has to be stored until it is solved. */
export const newChallenge = async (context: Context): Promise<Record<string, unknown>> => ({
  ...(await createChallenge({
    ...secretsOf(context),
    algorithm: work.algorithm,
    cost: work.rounds,
    counter: context.random.integer(work.leastKeys, work.mostKeys),
    deriveKey,
    expiresAt: addMinutes(context.clock.now(), challengeLifetimeMinutes),
  })),
});

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string(),
      cost: z.literal(work.rounds),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Checks a solution: base64 of the JSON `{challenge, solution}`.
 *
 * @returns by what it can be remembered as used, and until when; undefined when it proves nothing
 */
export const checkSolution = async (
  context: Context,
  encoded: string,
): Promise<{ id: string; expiresAt: Date } | undefined> => {
  const payload = payloadSchema.safeParse(decoded(encoded));
  if (!payload.success) return undefined;
  const { challenge, solution } = payload.data;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1_000);
  if (!(expiresAt > context.clock.now())) return undefined;
  const { verified } = await verifySolution({ ...secretsOf(context), challenge, solution, deriveKey });
  return verified ? { id: challenge.parameters.nonce, expiresAt } : undefined;
};

const decoded = (encoded: string): unknown => {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
};
