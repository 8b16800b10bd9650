import type { Database } from '../../storage/index.ts';

type SignInAttempt = {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly nonce: string;
  readonly codeVerifierSealed: string;
  readonly expiresAt: Date;
};

export const insertSignInAttempt = async (db: Database, attempt: SignInAttempt): Promise<void> => {
  await db.signInAttempt.create({ data: attempt });
};

/** Uses a live attempt of that browser up; undefined when there is none, or somebody else just did. */
export const consumeSignInAttempt = async (
  db: Database,
  key: Pick<SignInAttempt, 'stateHash' | 'browserHash'>,
  now: Date,
): Promise<Pick<SignInAttempt, 'nonce' | 'codeVerifierSealed'> | undefined> => {
  const live = { ...key, expiresAt: { gt: now } };
  const attempt = await db.signInAttempt.findFirst({ where: live });
  const { count } = await db.signInAttempt.deleteMany({ where: live });
  return attempt && count === 1 ? attempt : undefined;
};

export const deleteSignInAttemptsExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.signInAttempt.deleteMany({ where: { expiresAt: { lt: time } } });
};
