import type { Command } from 'commander';
import { securityEventsOf } from '../../features/audit/index.ts';
import { type CliParts, CommandFailed, does, group } from '../command.ts';
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
      .description('an account, its plan, its sessions, and what happened to its safety')
      .requiredOption('--email <email>', 'whose'),
    parts,
    {
      example: 'user show --email amina@example.com',
      async run({ clock, storage }, { email }) {
        const account = await findAccount(storage.db, email, clock.now());
        if (!account) throw new CommandFailed(`There is no account with the e-mail ${email}.`);
        const events = await securityEventsOf(storage.db, account.id);
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
            `Security events: ${events.length}`,
            ...table(
              ['at', 'what', 'network', 'device'],
              events.map((e) => [e.at, e.kind, e.network, e.device]),
            ),
          ],
        };
      },
    },
  );
};

const planLine = ({ name, type, endsAt, graceUntil }: NonNullable<Account['plan']>): string => {
  const line = `${name} (${type}) until ${dayOf(endsAt)}`;
  return graceUntil === null ? line : `${line}, its renewal is tried again until ${dayOf(graceUntil)}`;
};

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
