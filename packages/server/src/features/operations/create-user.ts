import type { Context } from '../../context.ts';
import { isUniqueViolation } from '../../storage/index.ts';
import { deleteRegistrationsOf, emailKeyOf, hashPassword, insertVerifiedUser } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { startFreePlan } from '../plans/index.ts';
import { operatorFacts } from './operator-facts.ts';

export type NewUser = {
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  /** Empty for who gives none. */
  readonly phone: string;
};

/**
 * Makes an account whose e-mail counts as proven, and starts its Free Plan unless this e-mail has had one. What waited for
 * the e-mail to be proven is dropped.
 *
 * @returns its id and whether its Free Plan was started, or null when the e-mail has an account
 */
export const createUser = async (
  context: Context,
  { email, fullName, password, phone }: NewUser,
): Promise<{ id: string; freePlan: boolean } | null> => {
  const { clock, config, random, storage } = context;
  const id = random.uuid();
  const emailKey = emailKeyOf(email);
  const passwordHash = await hashPassword(password, config.passwords.bcryptCost);
  try {
    return await storage.transaction(async (tx) => {
      await insertVerifiedUser(tx, { id, email, emailKey, fullName, phone, passwordHash }, clock.now());
      await deleteRegistrationsOf(tx, emailKey);
      const freePlan = await startFreePlan(context, tx, { id, emailKey });
      await recordSecurityEvent(tx, context, { kind: 'verified', userId: id, facts: operatorFacts });
      return { id, freePlan };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
};
