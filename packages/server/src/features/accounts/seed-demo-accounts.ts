import { addDays } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { addUnlessThere } from '../../storage/index.ts';
import { findPlan, insertSubscription, periodEnd, readCatalogue, startFreePlan } from '../plans/index.ts';
import { emailKeyOf, findUserByEmail, insertVerifiedUser } from './account-store.ts';
import { hashPassword } from './passwords.ts';

const demoPhone = '0500000000';
const expiredPlanAgeDays = 40;

/** Adds the demo accounts that are missing. Only for an installation that talks to the sandbox. */
export const seedDemoAccounts = async (context: Context): Promise<void> => {
  const { clock, config, random, storage, time } = context;
  const { demoAccounts, demoPassword } = await readCatalogue();
  for (const { email, fullName, planId, expired } of demoAccounts) {
    const emailKey = emailKeyOf(email);
    if (await findUserByEmail(storage.db, emailKey)) continue;
    const passwordHash = await hashPassword(demoPassword, config.passwords.bcryptCost);
    const added = storage.transaction(async (tx) => {
      const plan = await findPlan(tx, planId);
      if (!plan) throw new Error(`the catalogue has no plan ${planId}`);
      const now = clock.now();
      const id = random.uuid();
      await insertVerifiedUser(tx, { id, email, emailKey, fullName, phone: demoPhone, passwordHash }, now);
      if (plan.isSequence === 0) return startFreePlan(context, tx, { id, emailKey });
      const startsAt = expired ? addDays(now, -expiredPlanAgeDays) : now;
      const endsAt = periodEnd(time, plan, startsAt);
      await insertSubscription(tx, { id: random.uuid(), userId: id, planId, startsAt, endsAt });
    });
    await addUnlessThere(added);
  }
};
