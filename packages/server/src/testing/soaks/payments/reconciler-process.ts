// A process that looks at orders whenever its parent asks, as `genie jobs run reconcile` does beside a running server.
// Its clock can run ahead, so that what is due in some minutes is due now.
import { systemClock } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { closeContext, createContext } from '../../../context.ts';
import { discardAbandonedAnswers } from '../../../features/chat/discard-answer.ts';
import { abandonedAnswersJob } from '../../../features/chat/index.ts';
import { registerMail } from '../../../features/mail/index.ts';
import { registerPaymentJobs } from '../../../features/payments/index.ts';
import { noKnowledge } from '../../../no-knowledge.ts';
import { isStorageUnavailable } from '../../../storage/index.ts';

export type ReconcilerRequest = { readonly id: number; readonly job: string; readonly minutesAhead: number };
export type ReconcilerReply = {
  readonly id: number;
  /** `busy` when the database had no room for it in time, which the next run makes good. */
  readonly outcome: 'done' | 'busy' | 'failed';
  readonly failure?: string;
};

let minutesAhead = 0;
const context = await createContext(readConfig(process.env), {
  clock: { now: () => new Date(systemClock.now().getTime() + minutesAhead * 60_000) },
  knowledge: noKnowledge,
});
registerMail(context);
registerPaymentJobs(context);
context.jobs.add({
  name: abandonedAnswersJob,
  everySeconds: 60,
  run: () => discardAbandonedAnswers(context),
});

process.on('message', async ({ id, job, minutesAhead: ahead }: ReconcilerRequest) => {
  minutesAhead = ahead;
  const reply = await context.jobs.run(job).then(() => ({ outcome: 'done' as const }), replyTo);
  process.send?.({ id, ...reply } satisfies ReconcilerReply);
});
process.once('disconnect', () => void closeContext(context));
process.stdout.write('ready\n');

function replyTo(error: unknown): Omit<ReconcilerReply, 'id'> {
  const failures = error instanceof AggregateError ? error.errors : [error];
  if (failures.every(isStorageUnavailable)) return { outcome: 'busy' };
  return { outcome: 'failed', failure: failures.map((one) => one?.stack ?? String(one)).join('\n') };
}
