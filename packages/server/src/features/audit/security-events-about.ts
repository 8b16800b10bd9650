import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { auditEmailHash } from './audit-email-hash.ts';
import { deleteEventsAbout, findEventsAbout } from './security-event-store.ts';

/**
 * What happened to the safety of an account and about its e-mail, for an operator. Without an account it is what is known
 * by the e-mail's keyed hash alone: sign-ins that failed, registrations, and that an account was deleted.
 */
export const securityEventsAbout = (
  { sealing, storage }: Context,
  { email, userId }: { readonly email: string; readonly userId?: string },
) => findEventsAbout(storage.db, { emailHash: auditEmailHash(sealing, email), userId });

/** Removes the audit trail of an account that is being deleted, with what came before it by its e-mail. */
export const deleteSecurityEventsAbout = (
  { sealing }: Pick<Context, 'sealing'>,
  tx: DatabaseTransaction,
  { id, emailKey }: { readonly id: string; readonly emailKey: string },
): Promise<void> => deleteEventsAbout(tx, { emailHash: auditEmailHash(sealing, emailKey), userId: id });
