import type { Context } from '../../context.ts';
import { outboxJob } from './put-in-outbox.ts';
import { sendOutbox } from './send-outbox.ts';

export { dropMailsTo } from './drop-mails-to.ts';
export { writeMail } from './mail-layout.ts';
export {
  countMailsByStatus,
  countMailsWaitingSince,
  deleteMailsSentBefore,
  findEarliestMailDue,
} from './outbox-store.ts';
export { outboxJob, putInOutbox } from './put-in-outbox.ts';
export { sendOutbox } from './send-outbox.ts';
export { timeInWords } from './time-in-words.ts';

export const registerMail = (context: Context): void => {
  context.jobs.add({
    name: outboxJob,
    everySeconds: 5,
    run: async (signal) => void (await sendOutbox(context, signal)),
  });
};
