import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { deleteMails, findUnsentPage } from './outbox-store.ts';

const mailsOfPage = 500;

/** Removes the mails that are not out yet to an address, compared without case: nobody else can be told by their rows. */
export const dropMailsTo = async (
  { sealing }: Context,
  tx: DatabaseTransaction,
  emailKey: string,
): Promise<void> => {
  let last: string | undefined;
  const found: string[] = [];
  for (;;) {
    const page = await findUnsentPage(tx, last, mailsOfPage);
    for (const { id, recipientSealed } of page) {
      if (recipientSealed && sealing.open(recipientSealed).toLowerCase() === emailKey) found.push(id);
    }
    last = page.at(-1)?.id;
    if (page.length < mailsOfPage) break;
  }
  if (found.length > 0) await deleteMails(tx, found);
};
