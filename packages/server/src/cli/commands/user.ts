import type { Command } from 'commander';
import { securityEventsAbout } from '../../features/audit/index.ts';
import { type CliParts, CommandFailed, does, group, type Report } from '../command.ts';
import { facts, table } from '../output.ts';
import { type Account, findAccount } from './user-account.ts';
import { addUserChanges } from './user-changes.ts';

/** Commands about accounts. */
export const addUserCommands = (program: Command, parts: CliParts): void => {
  const user = group(program, 'user', 'accounts', 'user show --email amina@example.com');
  addUserChanges(user, parts);

  does<{ email: string }>(
    user
      .command('show')
      .description(
        'an account, its plan, its sessions, and what happened to its safety; of an email without one the last',
      )
      .requiredOption('--email <email>', 'whose'),
    parts,
    {
      example: 'user show --email amina@example.com',
      async run(context, { email }) {
        const { clock, storage } = context;
        const account = await findAccount(storage.db, email, clock.now());
        const events = await securityEventsAbout(context, { email, ...(account && { userId: account.id }) });
        if (!account) return withoutAccount(email, events);
        const { sessions, plan, ...person } = account;
        return {
          data: { ...account, security_events: events },
          lines: [
            ...facts(person),
            '',
            plan ? `Plan: ${planLine(plan)}` : 'Plan: none',
            '',
            `Sessions alive: ${sessions.length}`,
            ...(sessions.length > 0
              ? table(
                  ['device', 'since', 'last used'],
                  sessions.map((s) => [s.device, s.since, s.lastUsed]),
                )
              : []),
            '',
            ...eventLines(events),
          ],
        };
      },
    },
  );
};

type Events = Awaited<ReturnType<typeof securityEventsAbout>>;

const withoutAccount = (email: string, events: Events): Report => {
  const failure = `There is no account with the email ${email}.`;
  if (events.length === 0) throw new CommandFailed(failure);
  return { data: { email, security_events: events }, lines: eventLines(events), failure };
};

const eventLines = (events: Events): string[] => [
  `Security events: ${events.length}`,
  ...table(
    ['at', 'what', 'network', 'device'],
    events.map((e) => [e.at, e.kind, e.network, e.device]),
  ),
];

const planLine = ({ name, type, endsAt, graceUntil }: NonNullable<Account['plan']>): string => {
  const line = `${name} (${type}) until ${dayOf(endsAt)}`;
  return graceUntil === null ? line : `${line}, its renewal is tried again until ${dayOf(graceUntil)}`;
};

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
