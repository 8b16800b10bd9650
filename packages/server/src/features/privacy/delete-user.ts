import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { emailKeyOf } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { accountDeletedMail } from './deletion-mails.ts';
import { deletionSteps } from './personal-data-parts.ts';
import { deleteUserRow, holdUserRow } from './user-row-store.ts';

/**
 * Deletes an account with all that belongs to it, at once and for good, and mails a farewell. What stays: the keyed hash
 * that remembers the e-mail's Free Plan, one line of the audit trail by the e-mail's keyed hash, and what accounting keeps
 * without the person.
 *
 * @param options.passwordHash that of the password which was given for it: it must still be the account's
 * @returns false when the account is gone already, or its password was changed meanwhile
 */
export const deleteUser = async (
  context: Context,
  user: { readonly id: string; readonly email: string; readonly fullName: string },
  facts: Pick<RequestFacts, 'address' | 'userAgent'>,
  options: { readonly passwordHash?: string | null } = {},
): Promise<boolean> => {
  const farewell = accountDeletedMail(context, user);
  const account = { id: user.id, emailKey: emailKeyOf(user.email) };
  const { kind, transaction } = context.storage;
  const deleted = await transaction(async (tx) => {
    if (!(await holdUserRow(tx, kind, { id: user.id, ...options }))) return false;
    for (const step of deletionSteps) await step(context, tx, account);
    await deleteUserRow(tx, user.id);
    await recordSecurityEvent(tx, context, { kind: 'account_deleted', email: account.emailKey, facts });
    await putInOutbox(context, tx, 'account_deleted', farewell);
    return true;
  });
  if (deleted) context.jobs.wake(outboxJob);
  return deleted;
};
