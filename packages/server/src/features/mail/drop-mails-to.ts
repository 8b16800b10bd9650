import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { deleteMails, deleteMailsTo, findUnhashedPage } from './outbox-store.ts';
import { recipientHashOf } from './recipient-hash.ts';

const mailsOfPage = 500;

/** Removes the mails that are not out yet to an address, compared without case: nobody else can be told by their rows. */
export const dropMailsTo = async (
  context: Context,
  tx: DatabaseTransaction,
  emailKey: string,
): Promise<void> => {
  await deleteMailsTo(tx, recipientHashOf(context.sealing, emailKey));
  await dropUnhashedMailsTo(context, tx, emailKey);
};

/** Of a process or a backup of version 0.1.0 a mail has no hash: such ones are opened, each of them. */
const dropUnhashedMailsTo = async (
  { sealing }: Context,
  tx: DatabaseTransaction,
  emailKey: string,
): Promise<void> => {
  let last: string | undefined;
  const found: string[] = [];
  for (;;) {
    const page = await findUnhashedPage(tx, last, mailsOfPage);
    for (const { id, recipientSealed } of page) {
      if (recipientSealed && sealing.open(recipientSealed).toLowerCase() === emailKey) found.push(id);
    }
    last = page.at(-1)?.id;
    if (page.length < mailsOfPage) break;
  }
  if (found.length > 0) await deleteMails(tx, found);
};
