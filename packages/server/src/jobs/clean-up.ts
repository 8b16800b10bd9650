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

const daysKept = {
  registrations: 1,
  mails: 30,
  sessions: 1,
  devices: 400,
  securityEvents: 400,
  gatewayEvents: 30,
};

export const cleanUpJob = 'clean';

/** Ends what is past its time and removes what nobody needs any more. */
export const registerCleanUp = (context: Context): void => {
  const { clock, jobs, storage } = context;
  jobs.add({
    name: cleanUpJob,
    everySeconds: 10 * 60,
    run: async () => {
      const { db } = storage;
      const now = clock.now();
      const daysAgo = (days: number) => addDays(now, -days);
      await endSubscriptionsPast(db, now);
      await deleteRegistrationsBefore(db, daysAgo(daysKept.registrations));
      await deletePasswordResetsExpiredBefore(db, now);
      await deleteGatewayEventsBefore(db, daysAgo(daysKept.gatewayEvents));
      await deleteMailsSentBefore(db, daysAgo(daysKept.mails));
      await deleteSessionsExpiredBefore(db, daysAgo(daysKept.sessions));
      await deleteDevicesLastSeenBefore(db, daysAgo(daysKept.devices));
      await deleteSecurityEventsBefore(db, daysAgo(daysKept.securityEvents));
      await deleteSignInAttemptsExpiredBefore(db, now);
      await deleteLinkRequestsExpiredBefore(db, now);
      await deleteDeletionCodesExpiredBefore(db, now);
      await deleteChallengesExpiredBefore(db, now);
      await deleteLimitsExpiredBefore(db, now);
    },
  });
};
