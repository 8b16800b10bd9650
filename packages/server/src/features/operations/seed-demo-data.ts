import type { Context } from '../../context.ts';
import { seedDemoAccounts } from '../accounts/index.ts';
import { seedDemoCoupons } from '../payments/index.ts';

/** Adds what is there for trying things out: only beside the sandbox, and in production only what was allowed by name. */
export const seedDemoData = async (context: Context): Promise<void> => {
  const { demoAllowed, sandboxed, usesSandbox } = context.config;
  if (usesSandbox && demoAllowed.includes('demo-accounts')) await seedDemoAccounts(context);
  // One of them is a discount of 100 %: nothing for an installation that takes real money.
  if (sandboxed.includes('payments') && demoAllowed.includes('demo-coupons')) await seedDemoCoupons(context);
};
