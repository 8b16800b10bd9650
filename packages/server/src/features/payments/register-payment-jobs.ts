import type { Context } from '../../context.ts';
import { reconcileJob, renewalsJob } from './job-names.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { runRenewals } from './renewals/run-renewals.ts';

const reconcileEverySeconds = 5;
const renewalsEverySeconds = 60;

/** The jobs that money relies on; they need no request. */
export const registerPaymentJobs = (context: Context): void => {
  context.jobs.add({
    name: reconcileJob,
    everySeconds: reconcileEverySeconds,
    run: async (signal) => {
      await reconcileOrders(context, signal);
    },
  });
  context.jobs.add({
    name: renewalsJob,
    everySeconds: renewalsEverySeconds,
    run: async (signal) => {
      await runRenewals(context, signal);
    },
  });
};
