import type { DatabaseTransaction } from '../../storage/index.ts';

/** Claims the one Free Plan of an e-mail; false when it had one. */
export const claimTrial = async (tx: DatabaseTransaction, emailHash: string, now: Date): Promise<boolean> => {
  if (await tx.trialClaim.findUnique({ where: { emailHash } })) return false;
  await tx.trialClaim.create({ data: { emailHash, claimedAt: now } });
  return true;
};
