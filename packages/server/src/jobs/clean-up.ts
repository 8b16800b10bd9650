import { addDays } from '../clock.ts';
import type { Context } from '../context.ts';
import { deleteRegistrationsBefore } from '../features/accounts/index.ts';
import { deleteMailsSentBefore } from '../features/mail/index.ts';
import { endSubscriptionsPast } from '../features/plans/index.ts';
import { deleteSessionsExpiredBefore } from '../features/sessions/index.ts';

const daysKept = { registrations: 1, mails: 30, sessions: 1 };

/** Ends what is past its time and removes what nobody needs any more. */
export const registerCleanUp = (context: Context): void => {
  const { clock, jobs, storage } = context;
  jobs.add({
    name: 'clean',
    everySeconds: 10 * 60,
    run: async () => {
      const now = clock.now();
      await endSubscriptionsPast(storage.db, now);
      await deleteRegistrationsBefore(storage.db, addDays(now, -daysKept.registrations));
      await deleteMailsSentBefore(storage.db, addDays(now, -daysKept.mails));
      await deleteSessionsExpiredBefore(storage.db, addDays(now, -daysKept.sessions));
    },
  });
};
