import { formatAmount } from '@genie/contract';
import type { Command } from 'commander';
import { createCoupon, disableCoupon, listCoupons } from '../../features/payments/index.ts';
import { findPlan } from '../../features/plans/index.ts';
import type { Coupon } from '../../storage/index.ts';
import { type CliParts, CommandFailed, does } from '../command.ts';
import { count, dirhams, instant, percentage } from '../option-values.ts';
import { table } from '../output.ts';

const codePattern = /^[A-Za-z0-9_-]{2,64}$/;
/** Fils of a dirham, and hundredths of a percent. */
const hundredths = 100;

/** Commands about coupons. */
export const addCouponCommands = (program: Command, parts: CliParts): void => {
  const coupon = program.command('coupon').description('coupons');

  does<{ code: string; flat?: number; percent?: number; plan?: number; maxUses?: number; expires?: Date }>(
    coupon
      .command('create')
      .description('add a coupon: one person can use it once')
      .requiredOption('--code <code>', 'letters, digits, hyphens; the case does not matter')
      .option('--flat <AED>', 'what it takes off, in AED', dirhams)
      .option('--percent <n>', 'what it takes off, in percent', percentage)
      .option('--plan <plan_id>', 'only for this plan', count)
      .option('--max-uses <n>', 'how often it can be used by all together', count)
      .option('--expires <date>', 'until when (a day ends it at 00:00 UTC)', instant),
    parts,
    {
      example: 'coupon create --code SPRING --percent 15 --plan 3 --max-uses 100 --expires 2027-06-01',
      async run(context, { code, flat, percent, plan, maxUses, expires }) {
        if (!codePattern.test(code))
          throw new CommandFailed('A code has 2 to 64 letters, digits and hyphens.');
        const amount = flat ?? percent;
        if (!amount || (flat !== undefined && percent !== undefined)) {
          throw new CommandFailed('Give either --flat or --percent, above 0.');
        }
        if (plan !== undefined && !(await findPlan(context.storage.db, plan))) {
          throw new CommandFailed(`There is no plan ${plan}.`);
        }
        const created = await createCoupon(context, {
          code,
          kind: flat === undefined ? 'percent' : 'flat',
          amount,
          planId: plan ?? null,
          maxUses: maxUses ?? null,
          expiresAt: expires ?? null,
        });
        if (!created) throw new CommandFailed(`There is a coupon ${code.toUpperCase()} already.`);
        return { data: present(created), lines: couponTable([created]) };
      },
    },
  );

  does(coupon.command('list').description('all coupons and how often they were used'), parts, {
    example: 'coupon list',
    async run(context) {
      const coupons = await listCoupons(context);
      return { data: coupons.map(present), lines: couponTable(coupons) };
    },
  });

  does<{ code: string }>(
    coupon
      .command('disable')
      .description('end a coupon; orders that hold it keep their price')
      .requiredOption('--code <code>', 'which'),
    parts,
    {
      example: 'coupon disable --code SPRING',
      async run(context, { code }) {
        const disabled = await disableCoupon(context, code);
        if (!disabled) throw new CommandFailed(`There is no coupon ${code.toUpperCase()}.`);
        return { data: present(disabled), lines: couponTable([disabled]) };
      },
    },
  );
};

const present = (coupon: Coupon) => ({
  code: coupon.code,
  kind: coupon.kind,
  amount: coupon.amount / hundredths,
  plan_id: coupon.planId,
  uses: coupon.uses,
  max_uses: coupon.maxUses,
  expires_at: coupon.expiresAt,
  disabled_at: coupon.disabledAt,
  is_demo: coupon.isDemo,
});

const couponTable = (coupons: readonly Coupon[]): string[] =>
  table(
    ['code', 'takes off', 'plan', 'uses', 'of', 'expires', 'disabled', 'demo'],
    coupons.map((one) => [
      one.code,
      one.kind === 'flat' ? formatAmount(one.amount) : `${one.amount / hundredths} %`,
      one.planId,
      one.uses,
      one.maxUses,
      one.expiresAt,
      one.disabledAt,
      one.isDemo ? 'yes' : '',
    ]),
  );
