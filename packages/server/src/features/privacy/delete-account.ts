import { profileTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError, unauthenticated } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { limitAttempts } from '../abuse/index.ts';
import { findUserById, passwordMatches } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { deleteUser } from './delete-user.ts';
import { deletionCodeMatches } from './deletion-code.ts';

/** By what the wish to delete is proven: the password of who has one, else the mailed code. */
type DeletionProof = { readonly password: string; readonly code: string };

/**
 * Deletes the caller's account and all its data.
 *
 * @throws AppError password_incorrect or deletion_code_incorrect; nothing is deleted then
 */
export const deleteAccount = async (
  context: Context,
  { userId }: Caller,
  proof: DeletionProof,
  facts: RequestFacts,
): Promise<void> => {
  const { config, storage } = context;
  await limitAttempts(context, 'password', { byAccount: userId });
  const user = await findUserById(storage.db, userId);
  if (!user) throw unauthenticated();
  const hasPassword = user.passwordHash !== null;
  const isProven = hasPassword
    ? await passwordMatches(proof.password, user.passwordHash, config.passwords.bcryptCost)
    : await deletionCodeMatches(context, userId, proof.code);
  if (!isProven) {
    await recordSecurityEvent(storage.db, context, { kind: 'deletion_failed', userId, facts });
    throw hasPassword
      ? new AppError('password_incorrect', profileTexts.deletionPasswordIncorrect)
      : new AppError('deletion_code_incorrect', profileTexts.deletionCodeIncorrect);
  }
  const { passwordHash } = user;
  if (!(await deleteUser(context, user, facts, { passwordHash }))) throw unauthenticated();
};
