import { formatAmount } from '@genie/contract';
import { type Command, Option } from 'commander';
import { createCoupon, disableCoupon, listCoupons } from '../../features/payments/index.ts';
import { findPlan, isForSale } from '../../features/plans/index.ts';
import type { Coupon } from '../../storage/index.ts';
import { type CliParts, CommandFailed, does, group } from '../command.ts';
import { count, couponCode, dirhams, instant, percentage } from '../option-values.ts';
import { table } from '../output.ts';

/** Fils of a dirham, and hundredths of a percent. */
const hundredths = 100;

/** Commands about coupons. */
export const addCouponCommands = (program: Command, parts: CliParts): void => {
  const coupon = group(program, 'coupon', 'coupons', 'coupon list');

  does<{ code: string; flat?: number; percent?: number; plan?: number; maxUses?: number; expires?: Date }>(
    coupon
      .command('create')
      .description('add a coupon: one person can use it once')
      .requiredOption('--code <code>', 'letters, digits, hyphens; the case does not matter', couponCode)
      .addOption(
        new Option('--flat <AED>', 'what it takes off, in AED').argParser(dirhams).conflicts('percent'),
      )
      .option('--percent <n>', 'what it takes off, in percent', percentage)
      .option('--plan <plan_id>', 'only for this plan', count)
      .option('--max-uses <n>', 'how often it can be used by all together', count)
      .option('--expires <date>', 'until when (a day ends it at 00:00 UTC)', instant),
    parts,
    {
      example: 'coupon create --code SPRING --percent 15 --plan 3 --max-uses 100 --expires 2027-06-01',
      misuse: ({ flat, percent }) =>
        flat || percent ? undefined : 'Give either --flat or --percent, above 0.',
      async run(context, { code, flat, percent = 0, plan, maxUses, expires }) {
        if (plan !== undefined) {
          const offer = await findPlan(context.storage.db, plan);
          if (!offer) throw new CommandFailed(`There is no plan ${plan}.`);
          if (!isForSale(offer)) {
            throw new CommandFailed(
              `The ${offer.subscriptionName} is not for sale: nobody could use the coupon.`,
            );
          }
        }
        if (expires && expires <= context.clock.now()) {
          throw new CommandFailed(`${expires.toISOString()} is past: nobody could use the coupon.`);
        }
        const created = await createCoupon(context, {
          code,
          kind: flat === undefined ? 'percent' : 'flat',
          amount: flat ?? percent,
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
