import { ConfigError } from '../../config/config-error.ts';
import type { Context } from '../../context.ts';
import { emailKeyOf, findUserByEmail } from '../accounts/index.ts';
import { dropMailsTo } from '../mail/index.ts';
import { readCatalogue } from '../plans/index.ts';
import { deleteUser } from '../privacy/index.ts';
import { deleteOrEndDemoCoupons, findLiveDemoCoupons } from './demo-store.ts';
import { operatorFacts } from './operator-facts.ts';

/** What is in the database for trying things out: e-mails of accounts, codes of coupons that still take something off. */
type DemoData = { readonly accounts: readonly string[]; readonly coupons: readonly string[] };

export const findDemoData = async ({ storage }: Pick<Context, 'storage'>): Promise<DemoData> => {
  const { demoAccounts } = await readCatalogue();
  const accounts: string[] = [];
  for (const { email } of demoAccounts) {
    if (await findUserByEmail(storage.db, emailKeyOf(email))) accounts.push(email);
  }
  return { accounts, coupons: await findLiveDemoCoupons(storage.db) };
};

/**
 * Removes the demo accounts with all that belongs to them, and the demo coupons; a coupon that an order holds is ended
 * instead, for the accounts.
 *
 * @returns what there was
 */
export const removeDemoData = async (context: Context): Promise<DemoData> => {
  const { clock, storage } = context;
  const found = await findDemoData(context);
  for (const email of found.accounts) {
    const emailKey = emailKeyOf(email);
    const user = await findUserByEmail(storage.db, emailKey);
    if (user) await deleteUser(context, user, operatorFacts);
    // Nobody reads these mailboxes, so no farewell goes there.
    await storage.transaction((tx) => dropMailsTo(context, tx, emailKey));
  }
  await storage.transaction((tx) => deleteOrEndDemoCoupons(tx, clock.now()));
  return found;
};

/**
 * Refuses to start production on a database that holds what anybody can sign in with or buy for nothing with.
 *
 * @throws ConfigError with one line for accounts and one for coupons, unless allowed by name
 */
export const refuseDemoData = async (context: Pick<Context, 'config' | 'storage'>): Promise<void> => {
  const { demoAllowed, production } = context.config;
  if (!production) return;
  const { accounts, coupons } = await findDemoData(context);
  const problems = [
    accounts.length > 0 &&
      !demoAllowed.includes('demo-accounts') &&
      `The database holds demo accounts (${accounts.join(', ')}), whose password is public; run \`npm run genie -- demo remove\`, or ALLOW_SANDBOX=demo-accounts`,
    coupons.length > 0 &&
      !demoAllowed.includes('demo-coupons') &&
      `The database holds demo coupons (${coupons.join(', ')}), whose codes are public; run \`npm run genie -- demo remove\`, or ALLOW_SANDBOX=demo-coupons`,
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new ConfigError(problems);
};
