import type { Command } from 'commander';
import { resolveMismatch } from '../../features/payments/index.ts';
import { type CliParts, CommandFailed, does, group } from '../command.ts';

/** Commands about orders that want a person. */
export const addOrderCommands = (program: Command, parts: CliParts): void => {
  const example = "order resolve 8d3f0b52-6a1e-4c39-9f57-2b1d7e40c6a8 --note 'refunded in the portal'";
  does<{ note: string }>(
    group(program, 'order', 'orders that want a person', example)
      .command('resolve')
      .argument('<order>', 'its reference, as `doctor` shows it')
      .description(
        'say that a person has dealt with a payment that does not fit its order; it moves no money and starts no plan',
      )
      .requiredOption('--note <text>', 'what was done; kept with the order and in the log'),
    parts,
    {
      example,
      misuse: ({ note }) => (note.trim() === '' ? 'Say in --note what was done.' : undefined),
      async run(context, { note }, [reference = '']) {
        const order = await resolveMismatch(context, { reference, note: note.trim() });
        if (order === undefined) throw new CommandFailed(`There is no order ${reference}.`);
        if (!order.resolved) {
          throw new CommandFailed(`The order ${reference} is ${order.status}: only a mismatch is resolved.`);
        }
        const { masked, status } = order;
        return {
          data: { order: reference, status, masked },
          lines: [`${reference} is resolved.`, ...(masked ? ['Card data in the note was masked.'] : [])],
        };
      },
    },
  );
};
