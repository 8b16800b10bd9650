import { addDays } from '../clock.ts';
import type { Context } from '../context.ts';
import { deleteLimitsExpiredBefore } from '../features/abuse/index.ts';
import { deletePasswordResetsExpiredBefore, deleteRegistrationsBefore } from '../features/accounts/index.ts';
import { deleteSecurityEventsBefore } from '../features/audit/index.ts';
import { deleteChallengesExpiredBefore } from '../features/captcha/index.ts';
import {
  deleteLinkRequestsExpiredBefore,
  deleteSignInAttemptsExpiredBefore,
} from '../features/identity/index.ts';
import { deleteMailsSentBefore } from '../features/mail/index.ts';
import { deleteGatewayEventsBefore } from '../features/payments/index.ts';
import { endSubscriptionsPast } from '../features/plans/index.ts';
import { deleteDeletionCodesExpiredBefore } from '../features/privacy/index.ts';
import { deleteDevicesLastSeenBefore, deleteSessionsExpiredBefore } from '../features/sessions/index.ts';
import { inParallel } from '../in-parallel.ts';

const daysKept = {
  registrations: 1,
  mails: 30,
  sessions: 1,
  devices: 400,
  securityEvents: 400,
  gatewayEvents: 30,
};

export const cleanUpJob = 'clean';

/** Ends what is past its time and removes what nobody needs any more. A step that fails holds up no other. */
export const registerCleanUp = (context: Context): void => {
  const { clock, jobs, storage } = context;
  jobs.add({
    name: cleanUpJob,
    everySeconds: 10 * 60,
    run: async (_signal, onProgress) => {
      const { db } = storage;
      const now = clock.now();
      const daysAgo = (days: number) => addDays(now, -days);
      const steps = [
        () => endSubscriptionsPast(db, now),
        () => deleteRegistrationsBefore(db, daysAgo(daysKept.registrations)),
        () => deletePasswordResetsExpiredBefore(db, now),
        () => deleteGatewayEventsBefore(db, daysAgo(daysKept.gatewayEvents)),
        () => deleteMailsSentBefore(db, daysAgo(daysKept.mails)),
        () => deleteSessionsExpiredBefore(db, daysAgo(daysKept.sessions)),
        () => deleteDevicesLastSeenBefore(db, daysAgo(daysKept.devices)),
        () => deleteSecurityEventsBefore(db, daysAgo(daysKept.securityEvents)),
        () => deleteSignInAttemptsExpiredBefore(db, now),
        () => deleteLinkRequestsExpiredBefore(db, now),
        () => deleteDeletionCodesExpiredBefore(db, now),
        () => deleteChallengesExpiredBefore(db, now),
        () => deleteLimitsExpiredBefore(db, now),
      ];
      let done = 0;
      await inParallel(1, steps, (step) =>
        step().finally(() => {
          done += 1;
          onProgress(done, steps.length);
        }),
      );
    },
  });
};
