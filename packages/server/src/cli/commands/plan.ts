import type { Command } from 'commander';
import { expirePlan, grantPlan } from '../../features/payments/index.ts';
import { findPlan } from '../../features/plans/index.ts';
import { type CliParts, CommandFailed, does, group } from '../command.ts';
import { findPerson } from '../find-person.ts';
import { count, instant } from '../option-values.ts';
import { addCatalogueCommands } from './plan-catalogue.ts';

/** Commands about plans: the catalogue, and who runs what. */
export const addPlanCommands = (program: Command, parts: CliParts): void => {
  const plan = group(program, 'plan', 'plans on offer, and plans of people', 'plan list');
  addCatalogueCommands(plan, parts);
  addGrant(plan, parts);
  addExpire(plan, parts);
};

const addGrant = (plan: Command, parts: CliParts): void => {
  does<{ email: string; plan: number; ends?: Date }>(
    plan
      .command('grant')
      .description('start a plan without a card, or move the end of the one that runs')
      .requiredOption('--email <email>', 'whose')
      .requiredOption('--plan <plan_id>', 'which', count)
      .option(
        '--ends <date>',
        'when it ends (a day begins at 00:00 UTC); one period from now otherwise',
        instant,
      ),
    parts,
    {
      example: 'plan grant --email amina@example.com --plan 5 --ends 2027-12-31',
      async run(context, { email, plan: planId, ends }) {
        const user = await findPerson(context, email);
        if (ends && ends <= context.clock.now()) {
          throw new CommandFailed(`${ends.toISOString()} is past. \`plan expire\` ends a plan.`);
        }
        const wished = await findPlan(context.storage.db, planId);
        if (!wished) throw new CommandFailed(`There is no plan ${planId}.`);
        if (wished.period === null && !ends) {
          throw new CommandFailed(`The ${wished.subscriptionName} has no period of its own: give --ends.`);
        }
        const { isNew, endsAt } = await grantPlan(context, { userId: user.id, planId, endsAt: ends });
        const name = `${wished.subscriptionName} (${wished.subscriptionType})`;
        return {
          data: { email: user.email, plan_id: planId, ends_at: endsAt, is_new: isNew },
          lines: [
            `${name} of ${user.email} ${isNew ? 'has begun and ends' : 'now ends'} ${endsAt.toISOString()}.`,
          ],
        };
      },
    },
  );
};

const addExpire = (plan: Command, parts: CliParts): void => {
  does<{ email: string }>(
    plan
      .command('expire')
      .description('end the running plan as if its time had passed, keeping card and renewal')
      .requiredOption('--email <email>', 'whose'),
    parts,
    {
      example: 'plan expire --email amina@example.com',
      async run(context, { email }) {
        const user = await findPerson(context, email);
        const expired = await expirePlan(context, user.id);
        if (!expired) throw new CommandFailed(`No plan of ${user.email} runs.`);
        const { plan: ended, renews } = expired;
        return {
          data: { email: user.email, plan_id: ended.planId, renews },
          lines: [
            `The ${ended.subscriptionName} of ${user.email} has run out.`,
            ...(renews ? ['It renews: `jobs run renewals` charges it.'] : []),
          ],
        };
      },
    },
  );
};
