import { formatAmount, toDirhams } from '@genie/contract';
import { type Command, Option } from 'commander';
import {
  editPlan,
  findPlan,
  findPlans,
  freePlanId,
  type Plan,
  type PlanEdit,
} from '../../features/plans/index.ts';
import { type CliParts, CommandFailed, does } from '../command.ts';
import { count, dirhams, limit, topics } from '../option-values.ts';
import { facts, table } from '../output.ts';
import { daysOrNone, months } from '../plan-term.ts';

type Wishes = {
  price?: number;
  days?: number | 'none';
  months?: number;
  perDay?: number | 'none';
  total?: number | 'none';
  topics?: string;
};

/** Commands about the plans on offer. */
export const addCatalogueCommands = (plan: Command, parts: CliParts): void => {
  addList(plan, parts);
  addSet(plan, parts);
};

const addList = (plan: Command, parts: CliParts): void => {
  does(plan.command('list').description('the catalogue'), parts, {
    example: 'plan list',
    async run({ storage }) {
      const plans = await findPlans(storage.db);
      return {
        data: plans.map(present),
        lines: table(
          ['plan', 'name', 'type', 'price', 'period', 'per day', 'total', 'topics'],
          plans.map((one) => [
            one.planId,
            one.subscriptionName,
            one.subscriptionType,
            formatAmount(one.amountFils),
            periodOf(one),
            one.perDay,
            one.total,
            one.categories,
          ]),
        ),
      };
    },
  });
};

const addSet = (plan: Command, parts: CliParts): void => {
  does<Wishes & { plan: number }>(
    plan
      .command('set')
      .description('change an offer; seeding leaves it alone from then on')
      .requiredOption('--plan <plan_id>', 'which', count)
      .option('--price <AED>', 'what it costs', dirhams)
      .addOption(
        new Option('--days <n>', 'how long it lasts, or none where a contract says it')
          .argParser(daysOrNone)
          .conflicts('months'),
      )
      .option('--months <n>', 'how long it lasts, in months', months)
      .option('--per-day <n>', 'questions a day, or none for no limit', limit)
      .option('--total <n>', 'questions of the whole plan, or none for no limit', limit)
      .option('--topics <numbers>', 'all, or numbers of topics such as 1,4,8', topics),
    parts,
    {
      example: 'plan set --plan 3 --price 129 --per-day 30',
      misuse: (wishes) =>
        Object.keys(editOf(wishes)).length === 0 ? 'Say what to change: see --help.' : undefined,
      async run(context, { plan: planId, ...wishes }) {
        const before = await findPlan(context.storage.db, planId);
        const edit = editOf(wishes);
        if (planId === freePlanId && (edit.amountFils ?? 0) > 0) {
          throw new CommandFailed('The Free Plan begins by itself: nobody could pay for it.');
        }
        if (before && edit.period === null && !canGoWithoutTerm({ ...before, ...edit })) {
          throw new CommandFailed('Only a plan that is granted and costs nothing can go without a term.');
        }
        const changed = await editPlan(context, planId, edit);
        if (!changed) throw new CommandFailed(`There is no plan ${planId}.`);
        const remark = changed.subscriptionName === 'Free Plan' && changesTrial(wishes) ? [elsewhere] : [];
        return { data: present(changed), lines: [...facts(present(changed)), ...remark] };
      },
    },
  );
};

/** The price pages follow the catalogue; pages about the product are finished when they are built. */
const elsewhere =
  'The landing pages, the sign-up page and the Terms go on naming the 10 days and 5 questions a day that they were built with.';

const changesTrial = ({ days, months, perDay }: Wishes): boolean =>
  [days, months, perDay].some((wish) => wish !== undefined);

const limitOf = (wish: number | 'none'): number | null => (wish === 'none' ? null : wish);

/** Starting the Free Plan and whatever is bought or renewed needs a term. */
const canGoWithoutTerm = ({ planId, amountFils }: Plan): boolean => planId !== freePlanId && amountFils === 0;

const present = (plan: Plan) => ({
  plan_id: plan.planId,
  subscription_name: plan.subscriptionName,
  subscription_type: plan.subscriptionType,
  amount: toDirhams(plan.amountFils),
  period: plan.period,
  period_unit: plan.periodUnit,
  per_day: plan.perDay,
  total: plan.total,
  topics: plan.categories,
  is_sequence: plan.isSequence,
});

const periodOf = ({ period, periodUnit }: Plan): string =>
  period === null ? 'by contract' : `${period} ${periodUnit}${period === 1 ? '' : 's'}`;

const editOf = (wishes: Wishes): PlanEdit => ({
  ...(wishes.price !== undefined && { amountFils: wishes.price }),
  ...(wishes.days !== undefined &&
    (wishes.days === 'none'
      ? { period: null, periodUnit: null }
      : { period: wishes.days, periodUnit: 'day' })),
  ...(wishes.months !== undefined && { period: wishes.months, periodUnit: 'month' }),
  ...(wishes.perDay !== undefined && { perDay: limitOf(wishes.perDay) }),
  ...(wishes.total !== undefined && { total: limitOf(wishes.total) }),
  ...(wishes.topics !== undefined && { categories: wishes.topics }),
});
