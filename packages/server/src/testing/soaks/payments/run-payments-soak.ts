import { findOrderMismatches } from '../../../features/payments/index.ts';
import { createDraws, type Draws } from '../draws.ts';
import { addSoakCoupons, type Bought, buy } from './buyers.ts';
import { type Installation, startInstallation } from './installation.ts';
import { callsAtOnce, holdWebhooksBack, storm } from './storm.ts';
import { verifyBooks, verifyOrders } from './verify-orders.ts';

const ordersAtOnce = 4;
/** A storm lasts about as long. Most is at stake at its beginning, so most deaths lie there. */
const longestUntilDeathMs = 900;

type PaymentsSoak = {
  readonly seed: number;
  readonly orders: number;
  /** In which storms a process dies: in each n-th. */
  readonly deathInEach: number;
};

/** What a soak has done, and whatever was wrong. */
type PaymentsSoakReport = {
  readonly orders: { readonly paid: number; readonly declined: number };
  readonly calls: number;
  readonly deaths: number;
  readonly seconds: number;
  /** How often which answer came. */
  readonly answers: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
};

/**
 * Has people buy plans, lets fifty calls at once fall upon each order while processes are killed and started again, and
 * looks at what came of it. Beside each eleven orders that are paid one is declined.
 */
export const runPaymentsSoak = async ({
  seed,
  orders,
  deathInEach,
}: PaymentsSoak): Promise<PaymentsSoakReport> => {
  const begun = performance.now();
  const draws = createDraws(seed);
  const installation = await startInstallation();
  const [all, answers, complaints]: [Bought[], Record<string, number>, string[]] = [[], {}, []];
  let [deaths, storms] = [0, 0];
  try {
    await addSoakCoupons(installation);
    await holdWebhooksBack(installation);
    const wishes = wishesFor(orders);
    for (let next = wishes.splice(0, ordersAtOnce); next.length > 0; next = wishes.splice(0, ordersAtOnce)) {
      const bought = await Promise.all(next.map((isPaid) => buy(installation, draws, { isPaid })));
      storms += 1;
      const victim = storms % deathInEach === 0 ? drawVictim(installation, draws) : null;
      deaths += victim ? 1 : 0;
      const tally = await storm(installation, draws, bought, { victim });
      for (const [answer, count] of Object.entries(tally)) answers[answer] = (answers[answer] ?? 0) + count;
      complaints.push(...(await verifyOrders(installation, bought)));
      all.push(...bought);
    }
    complaints.push(...(await verifyBooks(installation, all)), ...(await differences(installation)));
  } finally {
    await installation.close();
  }
  const paid = all.filter(({ isPaid }) => isPaid).length;
  return {
    orders: { paid, declined: all.length - paid },
    calls: all.length * callsAtOnce,
    deaths,
    seconds: Math.round((performance.now() - begun) / 1_000),
    answers,
    complaints,
  };
};

const paidForOneDeclined = 11;

/** Which of the orders are paid: so many, and beside every eleven one that is declined. */
const wishesFor = (paid: number): boolean[] =>
  Array.from({ length: paid }, (_, index) =>
    index % paidForOneDeclined === paidForOneDeclined - 1 ? [true, false] : [true],
  ).flat();

const drawVictim = ({ mortals }: Installation, draws: Draws) => ({
  index: draws.integer(mortals),
  afterMs: Math.floor(draws.fraction() ** 2 * longestUntilDeathMs),
});

const differences = async ({ gateway, storage: { db } }: Installation): Promise<string[]> => {
  const { mismatches } = await findOrderMismatches({ db, gateway, now: new Date() });
  return mismatches.map(({ orderId, about }) => `${orderId}: ${about}`);
};
