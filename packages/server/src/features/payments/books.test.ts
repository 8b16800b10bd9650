import { endpoints } from '@genie/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon, Order } from '../../storage/index.ts';
import {
  addSubscription,
  type Person,
  paymentStatus,
  signedInPerson,
  signInAgain,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { reconcileOrders } from './index.ts';

// `npm run soak -- payments` tells three hundred stories; SOAK_SEED draws others.
const numRuns = process.env.SOAK === '1' ? 300 : 12;
const seed = Number(process.env.SOAK_SEED ?? 20250403);

const minuteMs = 60_000;

/** Plans that can be bought, by their number: what they cost, and which covers which. */
const plans = {
  2: { fils: 4_900, rank: 1 },
  3: { fils: 9_900, rank: 2 },
  4: { fils: 24_900, rank: 3 },
} as const;
type PlanId = keyof typeof plans;

/** The coupons of a run; `fils` or `hundredths` of a percent are taken off. */
const coupons = [
  { name: 'FLAT', kind: 'flat', amount: 2_505, planId: null, minutes: null },
  { name: 'ODD', kind: 'percent', amount: 3_333, planId: null, minutes: null },
  { name: 'WHOLE', kind: 'flat', amount: 30_000, planId: null, minutes: null },
  { name: 'PRO', kind: 'percent', amount: 5_000, planId: 3, minutes: null },
  { name: 'SHORT', kind: 'flat', amount: 100, planId: null, minutes: 40 },
] as const;

type Step =
  | {
      readonly does: 'orders';
      readonly planId: PlanId;
      readonly coupon: string | null;
      readonly keeps: boolean;
    }
  | { readonly does: 'pays' | 'is declined' | 'asks' | 'cancels' }
  | { readonly does: 'waits'; readonly minutes: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('orders' as const),
      planId: fc.constantFrom<PlanId>(2, 3, 4),
      coupon: fc.option(fc.constantFrom(...coupons.map(({ name }) => name)), { nil: null }),
      keeps: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ does: 'pays' } as const) },
  { weight: 1, arbitrary: fc.constant({ does: 'is declined' } as const) },
  { weight: 2, arbitrary: fc.constant({ does: 'asks' } as const) },
  { weight: 1, arbitrary: fc.constant({ does: 'cancels' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('waits' as const),
      minutes: fc.constantFrom(1, 16, 31, 24 * 60, 5 * 24 * 60, 35 * 24 * 60),
    }),
  },
);

/** The coupons of one run, under codes of their own. */
const addCoupons = async ({ context, clock }: TestApp, run: number): Promise<void> => {
  const createdAt = clock.now();
  for (const { name, minutes, ...facts } of coupons) {
    const expiresAt = minutes === null ? null : new Date(createdAt.getTime() + minutes * minuteMs);
    await context.storage.db.coupon.create({
      data: { ...facts, code: codeOf(name, run), maxUses: 1, expiresAt, createdAt },
    });
  }
};

const codeOf = (name: string, run: number): string => `${name}-${run}`;

const take = async (app: TestApp, person: Person, step: Step, run: number): Promise<void> => {
  const { db } = app.context.storage;
  const newest = async () =>
    db.order.findFirst({ where: { userId: person.userId }, orderBy: { createdAt: 'desc' } });
  switch (step.does) {
    case 'orders':
      await addSubscription(app, await signInAgain(app, person), {
        planId: step.planId,
        saveCard: step.keeps,
        ...(step.coupon && { coupon: codeOf(step.coupon, run) }),
      });
      break;
    case 'pays':
    case 'is declined': {
      const order = await newest();
      const pan = step.does === 'pays' ? '4111111111111111' : '4663295942784758';
      // A page that takes no card any more is what a payer meets, too.
      if (order?.gatewayReference) await attempt(() => app.sandbox.payments.pay(order.id, { pan }));
      break;
    }
    case 'asks': {
      const order = await newest();
      if (order) await paymentStatus(app, await signInAgain(app, person), order);
      break;
    }
    case 'cancels':
      await app.call(endpoints.isSubscription, {
        token: (await signInAgain(app, person)).token,
        body: { is_subscription: 0 },
      });
      break;
    case 'waits':
      app.clock.advance({ minutes: step.minutes });
      await reconcileOrders(app.context);
  }
};

const attempt = async (act: () => unknown): Promise<void> => {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Error && /takes no card/.test(error.message))) throw error;
  }
};

/** In whole numbers of their own, half up. */
const expectedFils = ({ planId, couponCode }: Order): number => {
  const { fils } = plans[planId as PlanId];
  const coupon = coupons.find(({ name }) => couponCode?.startsWith(`${name}-`));
  if (!coupon) return fils;
  if (coupon.kind === 'flat') return Math.max(0, fils - coupon.amount);
  return fils - Number((BigInt(fils) * BigInt(coupon.amount) + 5_000n) / 10_000n);
};

const expectOrders = (orders: readonly Order[], all: ReadonlyMap<string, Coupon>) => {
  for (const order of orders) {
    const coupon = order.couponCode === null ? undefined : all.get(order.couponCode);
    expect(order.amountFils).toBe(expectedFils(order));
    expect(order.discountFils + order.amountFils).toBe(order.listFils);
    expect(coupon?.planId ?? order.planId).toBe(order.planId);
    if (coupon?.expiresAt) expect(order.createdAt.getTime()).toBeLessThan(coupon.expiresAt.getTime());
  }
};

/** A plan begins only where no plan at or above it runs. */
const expectTurns = (orders: readonly Order[]) => {
  const paid = orders
    .filter(({ status }) => status === 'paid')
    .sort((one, other) => (one.receiptNumber ?? 0) - (other.receiptNumber ?? 0));
  for (const [index, order] of paid.entries()) {
    const before = paid[index - 1];
    if (!before) continue;
    const isAbove = plans[order.planId as PlanId].rank > plans[before.planId as PlanId].rank;
    const isOver = (before.periodEnd?.getTime() ?? 0) <= (order.periodStart?.getTime() ?? 0);
    expect(isAbove || isOver).toBe(true);
  }
  return paid;
};

const expectBooks = async (app: TestApp, person: Person, run: number) => {
  const { db } = app.context.storage;
  const { userId } = person;
  const orders = await db.order.findMany({ where: { userId } });
  const codes = coupons.map(({ name }) => codeOf(name, run));
  const own = await db.coupon.findMany({ where: { code: { in: codes } } });
  expectOrders(orders, new Map(own.map((coupon) => [coupon.code, coupon])));
  const paid = expectTurns(orders);

  const bought = await db.subscription.findMany({ where: { userId, planId: { gt: 1 } } });
  expect(bought.map(({ id }) => id).sort()).toEqual(paid.map(({ subscriptionId }) => subscriptionId).sort());
  const running = bought.filter(({ activeUserId }) => activeUserId !== null);
  expect(running.length).toBeLessThanOrEqual(1);
  const card = await db.savedCard.findUnique({ where: { userId } });
  expect(card !== null).toBe(running.some(({ renews }) => renews));

  const uses = await db.couponUse.findMany({ where: { couponCode: { in: codes } } });
  for (const { code, uses: count } of own) {
    const live = uses.filter(({ couponCode, status }) => couponCode === code && status !== 'released');
    expect([code, live.length]).toEqual([code, count]);
    expect(count).toBeLessThanOrEqual(1);
    for (const { orderId, status } of live) {
      const order = orders.find(({ id }) => id === orderId);
      expect(order?.status === 'paid').toBe(status === 'used');
    }
  }
  const held = app.sandbox.payments
    .orders()
    .filter(({ emailAddress }) => emailAddress === person.email)
    .flatMap(({ _embedded, amount }) =>
      _embedded.payment.filter(({ state }) => state === 'PURCHASED').map(() => amount.value),
    );
  expect(held.sort()).toEqual(
    paid
      .map(({ amountFils }) => amountFils)
      .filter((fils) => fils > 0)
      .sort(),
  );
};

test('whatever somebody orders, pays, cancels and waits for: prices, plans, coupons, cards and money fit together', {
  timeout: 60_000 + numRuns * 10_000,
}, async () => {
  const app = await startTestApp();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (story) => {
      run += 1;
      const person = await signedInPerson(app);
      await addCoupons(app, run);
      for (const step of story) await take(app, person, step, run);
      // Whatever is on its way comes to rest, also what is looked at only every two hours.
      app.clock.advance({ minutes: 3 * 60 });
      await reconcileOrders(app.context);
      await reconcileOrders(app.context);
      await expectBooks(app, person, run);
    }),
    { numRuns, seed },
  );
});
