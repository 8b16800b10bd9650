import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { insertMail } from './outbox-store.ts';
import { recipientHashOf } from './recipient-hash.ts';

export const outboxJob = 'outbox';

/**
 * Records a mail in the transaction of what it tells about: both are kept, or neither. Wake `outboxJob` after the
 * commit.
 */
export const putInOutbox = async (
  { clock, random, sealing }: Context,
  tx: DatabaseTransaction,
  kind: string,
  { to, ...body }: Mail,
): Promise<void> => {
  await insertMail(tx, {
    id: random.uuid(),
    kind,
    recipientSealed: sealing.seal(to),
    recipientHash: recipientHashOf(sealing, to),
    bodySealed: sealing.seal(JSON.stringify(body)),
    createdAt: clock.now(),
  });
};
