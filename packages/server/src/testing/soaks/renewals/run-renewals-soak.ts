import { reconcileOrders, runRenewals } from '../../../features/payments/index.ts';
import { editPlan, endSubscriptionsPast } from '../../../features/plans/index.ts';
import { hardlyAnyLimits } from '../../fuzzing/fuzz-accounts.ts';
import { receiveWebhooks } from '../../payments.ts';
import { startTestApp } from '../../test-app.ts';
import { createDraws } from '../draws.ts';
import { openBank } from './bank.ts';
import { compareAccess, compareYear, mailsByAddress, noMails, sumOf } from './compare-year.ts';
import { dayMs } from './dubai-calendar.ts';
import { drawStory, holdsAt, type World } from './story.ts';
import { coupon, couponFils, live, subscribe, type YearlySubscriber } from './subscribers-of-a-year.ts';

const livesAtOnce = 20;
const mostComplaints = 20;

type RenewalsSoakReport = {
  readonly subscribers: number;
  readonly from: string;
  readonly until: string;
  readonly runsOfTheJobs: number;
  readonly charges: number;
  readonly declines: number;
  readonly ended: number;
  readonly fils: number;
  readonly seconds: number;
  readonly complaints: readonly string[];
};

/**
 * Lets subscribers live through a time, with the product's jobs running at every tick of a simulated clock against the
 * sandbox's gateway and its webhooks, and holds every charge, end, access and mail against an oracle that knows the rules
 * alone. Nobody may go on asking about a charge that is decided.
 */
export const runRenewalsSoak = async ({
  seed,
  subscribers: wanted,
  world,
}: {
  readonly seed: number;
  readonly subscribers: number;
  readonly world: World;
}): Promise<RenewalsSoakReport> => {
  const begun = performance.now();
  const app = await startTestApp({ env: hardlyAnyLimits });
  const moveTo = (time: number) => app.clock.advance({ seconds: (time - app.clock.now().getTime()) / 1_000 });
  moveTo(world.from);
  const bank = await openBank(app);
  await receiveWebhooks(app);
  const context = { ...app.context, payments: bank.gateway };
  const { db } = context.storage;
  await db.coupon.create({
    data: { code: coupon, kind: 'flat', amount: couponFils, createdAt: app.clock.now() },
  });
  const draws = createDraws(seed);
  const waiting = Array.from({ length: wanted }, () => drawStory(draws, world)).sort(
    (one, other) => one.boughtAt - other.boughtAt,
  );
  const subscribers: YearlySubscriber[] = [];
  const complaints: string[] = [];
  let ticks = 0;
  for (let time = world.from; time < world.until; time += world.tickMs) {
    while (waiting[0] && waiting[0].boughtAt < time) {
      const story = waiting.shift() as (typeof waiting)[number];
      moveTo(story.boughtAt);
      subscribers.push(await subscribe(app, { story, world, bank }));
    }
    moveTo(time);
    for (let n = 0; n < subscribers.length; n += livesAtOnce) {
      await Promise.all(subscribers.slice(n, n + livesAtOnce).map((one) => live(app, bank, one)));
    }
    for (const { at, planId, price, term } of world.offerChanges) {
      if (time < at || at + world.tickMs <= time) continue;
      await editPlan(context, planId, {
        ...(price !== undefined && { amountFils: price }),
        ...(term && {
          period: term.months || term.days,
          periodUnit: term.months > 0 ? 'month' : 'day',
        }),
      });
    }
    if (world.standstills.some((standstill) => holdsAt(standstill, time))) continue;
    const isDown = world.outages.some((outage) => holdsAt(outage, time));
    if (isDown) app.sandbox.control.set('payments', { mode: 'down' });
    await reconcileOrders(context);
    await runRenewals(context);
    await endSubscriptionsPast(db, app.clock.now());
    if (isDown) app.sandbox.control.reset();
    // What the gateway tells of these charges comes once they are settled, and is looked at in the next run.
    await app.sandbox.payments.idle();
    ticks += 1;
    for (const { oracle } of subscribers) oracle.tick(time);
    if (ticks % Math.round(dayMs / world.tickMs) === 0) {
      complaints.push(...(await compareAccess(app, subscribers)));
    }
    if (complaints.length > mostComplaints) break;
  }
  await reconcileOrders(context);
  const mails = await mailsByAddress(app);
  for (const one of subscribers) {
    complaints.push(
      ...(await compareYear(app, bank, one, { world, mails: mails.get(one.person.email) ?? noMails() })),
    );
  }
  return {
    subscribers: subscribers.length,
    from: new Date(world.from).toISOString(),
    until: new Date(world.until).toISOString(),
    runsOfTheJobs: ticks,
    ...sumOf(subscribers.map(({ oracle }) => oracle.reckoning())),
    seconds: Math.round((performance.now() - begun) / 1_000),
    complaints: complaints.slice(0, mostComplaints),
  };
};
