import { Argument, type Command } from 'commander';
import type { Context } from '../../context.ts';
import { outboxJob, sendOutbox } from '../../features/mail/index.ts';
import { reconcileNow, runRenewals } from '../../features/payments/index.ts';
import { cleanUpJob } from '../../jobs/clean-up.ts';
import { type CliParts, does, group, type Report } from '../command.ts';
import type { Output } from '../output.ts';

type Job = (context: Context, output: Output) => Promise<Report>;

/** What an operator can have done now; each says what it did. */
const jobs: Readonly<Record<string, Job>> = {
  async renewals(context, { progress }) {
    const report = await runRenewals(context, undefined, progress);
    const charges = Object.entries(report.charges);
    return {
      data: report,
      lines: [
        `Announced: ${report.announced}, reminded of their end: ${report.reminded}`,
        ...(charges.length === 0 ? ['Nothing is due within a day.'] : []),
        ...charges.map(([outcome, number]) => `Charges ${outcome.replaceAll('_', ' ')}: ${number}`),
      ],
    };
  },
  async reconcile(context, { progress }) {
    const { orders, unasked } = await reconcileNow(context, progress);
    return {
      data: { orders, unasked },
      lines: [`Orders looked at: ${orders}`],
      ...(unasked > 0 && {
        failure: `The gateway could not be asked about ${unasked}, which is tried again; \`doctor --only payments\` says more.`,
      }),
    };
  },
  async outbox(context, { progress }) {
    const { sent, failed } = await sendOutbox(context, undefined, progress);
    return {
      data: { job: outboxJob, sent, failed },
      lines: [`Mails sent: ${sent}`],
      ...(failed > 0 && {
        failure: `Mails that could not be sent: ${failed}; \`doctor --only mail outbox\` says more.`,
      }),
    };
  },
  async clean(context, { progress }) {
    await context.jobs.run(cleanUpJob, progress);
    return done(cleanUpJob);
  },
};

const done = (job: string): Report => ({ data: { job, done: true }, lines: ['Done.'] });

/** Commands about the work that no request waits for. */
export const addJobCommands = (program: Command, parts: CliParts): void => {
  does(
    group(program, 'jobs', 'work that the server does by itself', 'jobs run renewals')
      .command('run')
      .description('do it now: renewals charges what is due within a day')
      .addArgument(new Argument('<job>', 'which').choices(Object.keys(jobs))),
    parts,
    {
      example: 'jobs run renewals',
      run: (context, _options, [name = '']) => (jobs[name] as Job)(context, parts.output),
    },
  );
};
