import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { addUnlessThere, type Storage } from '../../storage/index.ts';
import { countPlans, findPlan, insertPlans, updateUneditedPlan } from './plan-store.ts';

const planSchema = z.object({
  planId: z.number().int(),
  subscriptionName: z.string(),
  subscriptionType: z.string(),
  amountFils: z.number().int(),
  period: z.number().int().nullable(),
  periodUnit: z.enum(['day', 'month']).nullable(),
  perDay: z.number().int().nullable(),
  total: z.number().int().nullable(),
  categories: z.string(),
  isSequence: z.number().int(),
});

const catalogueSchema = z.object({
  plans: z.array(planSchema),
  demoAccounts: z.array(
    z.object({ email: z.email(), fullName: z.string(), planId: z.number().int(), expired: z.boolean() }),
  ),
  demoPassword: z.string(),
  demoCoupons: z.array(
    z.object({
      code: z.string().regex(/^[A-Z0-9-]+$/),
      kind: z.enum(['flat', 'percent']),
      /** Fils, or hundredths of a percent. */
      amount: z.number().int().positive(),
      expiresAt: z.iso.datetime().nullable(),
    }),
  ),
});

const catalogueFile = new URL('../../../../../prisma/catalogue.json', import.meta.url);

export const readCatalogue = async (): Promise<z.infer<typeof catalogueSchema>> =>
  catalogueSchema.parse(JSON.parse(await readFile(catalogueFile, 'utf8')));

/** Writes the plans of the catalogue, except those an operator edited. Harmless when repeated. */
export const seedPlans = async ({ clock, storage }: { clock: Clock; storage: Storage }): Promise<void> => {
  const { plans } = await readCatalogue();
  const { db } = storage;
  const now = clock.now();
  // All at once into a new database; unless another process that starts at the same time was the first.
  if ((await countPlans(db)) === 0) {
    await addUnlessThere(insertPlans(db, plans, now));
    return;
  }
  for (const plan of plans) {
    if ((await updateUneditedPlan(db, plan, now)) || (await findPlan(db, plan.planId))) continue;
    await addUnlessThere(insertPlans(db, [plan], now));
  }
};
