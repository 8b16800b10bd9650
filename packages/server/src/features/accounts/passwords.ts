import bcrypt from 'bcrypt';

/** Hashes a password with bcrypt; the contract's rules keep it within the 72 bytes that bcrypt reads. */
export const hashPassword = (password: string, cost: number): Promise<string> => bcrypt.hash(password, cost);

/**
 * Whether a password belongs to a hash. Without a hash it costs the same time and is false, so that an unknown e-mail
 * cannot be told from a known one by the clock.
 */
export const passwordMatches = async (
  password: string,
  hash: string | null | undefined,
  cost: number,
): Promise<boolean> => {
  const matches = await bcrypt.compare(password, hash ?? decoy(cost));
  return matches && typeof hash === 'string';
};

/** A hash of the right form that no password has; comparing with it takes as long as with any other. */
const decoy = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(21)}${'O'.repeat(32)}`;
