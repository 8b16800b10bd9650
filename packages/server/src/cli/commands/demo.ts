import type { Command } from 'commander';
import { removeDemoData } from '../../features/operations/index.ts';
import { type CliParts, does, group } from '../command.ts';

/** Commands about what is there for trying things out. */
export const addDemoCommands = (program: Command, parts: CliParts): void => {
  does(
    group(program, 'demo', 'accounts and coupons for trying things out', 'demo remove')
      .command('remove')
      .description('remove them; a start outside production beside the sandbox adds them again'),
    parts,
    {
      example: 'demo remove',
      async run(context) {
        const removed = await removeDemoData(context);
        const { accounts, coupons } = removed;
        const isNothing = accounts.length + coupons.length === 0;
        return {
          data: removed,
          lines: isNothing
            ? ['There was none.']
            : [`Removed ${[...accounts, ...coupons.map((code) => `coupon ${code}`)].join(', ')}.`],
        };
      },
    },
  );
};
