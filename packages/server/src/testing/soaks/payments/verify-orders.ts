import type { Order, Subscription } from '../../../storage/index.ts';
import type { Bought } from './buyers.ts';
import { callWell } from './calls.ts';
import type { Installation } from './installation.ts';

const dubaiOffsetMs = 4 * 60 * 60 * 1_000;

/** What was wrong, one line each; nothing when all is well. */
type Complaints = readonly string[];

/**
 * Looks at what a storm has left, in the database, at the gateway and in the inbox: each paid order has started one plan,
 * with the right price and end, and one receipt; each declined one nothing at all.
 */
export const verifyOrders = async (
  installation: Installation,
  bought: readonly Bought[],
): Promise<Complaints> => {
  const { db } = installation.storage;
  const receipts = await receiptsInInbox(installation);
  const complaints: string[] = [];
  for (const one of bought) {
    const order = await db.order.findUniqueOrThrow({ where: { id: one.order.id } });
    const plans = await db.subscription.findMany({ where: { userId: order.userId ?? '' } });
    const uses = await db.couponUse.findMany({ where: { orderId: order.id } });
    const facts = {
      status: order.status,
      amount: order.amountFils,
      isNumbered: order.receiptNumber !== null,
      plans: plans.map(({ id, planId, status }) => `${planId} ${status} ${id === order.subscriptionId}`),
      coupon: uses.map(({ status }) => status),
      taken: await takenFor(installation, order),
      receipts: receipts.get(one.email)?.size ?? 0,
    };
    const expected = expectedOf(one);
    if (JSON.stringify(facts) !== JSON.stringify(expected)) {
      complaints.push(`${order.id}: ${JSON.stringify(facts)} instead of ${JSON.stringify(expected)}`);
    }
    complaints.push(...plans.flatMap((plan) => wrongTimes(one, order, plan)));
  }
  return complaints;
};

const expectedOf = ({ isPaid, price }: Bought) => ({
  status: isPaid ? 'paid' : 'failed',
  amount: price.fils,
  isNumbered: isPaid,
  plans: isPaid ? [`${price.planId} active true`] : [],
  coupon: price.coupon === null ? [] : [isPaid ? 'used' : 'released'],
  taken: isPaid ? [price.fils] : [],
  receipts: isPaid ? 1 : 0,
});

/** An end in Dubai's calendar, reckoned without what the product reckons with. */
const wrongTimes = ({ price }: Bought, order: Order, plan: Subscription): string[] => {
  const start = new Date(plan.startsAt.getTime() + dubaiOffsetMs);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + price.days);
  const month = end.getUTCMonth() + price.months;
  end.setUTCMonth(month);
  // Past the end of a shorter month, the date has run over into the next one.
  if (end.getUTCMonth() !== month % 12) end.setUTCDate(0);
  const endsAt = end.getTime() - dubaiOffsetMs;
  const isRight =
    plan.endsAt.getTime() === endsAt &&
    order.periodStart?.getTime() === plan.startsAt.getTime() &&
    order.periodEnd?.getTime() === endsAt;
  return isRight ? [] : [`${order.id}: from ${plan.startsAt.toISOString()} to ${plan.endsAt.toISOString()}`];
};

/** Prisma's codes for a transaction that was not begun or not finished in time, as on a machine that is short of time. */
const hadNoRoom = /P2024|P2028|timeout exceeded when trying to connect/;

/** What holds for all of them together. */
export const verifyBooks = async (
  { storage: { db }, errors }: Installation,
  bought: readonly Bought[],
): Promise<Complaints> => {
  const complaints = errors()
    .filter((line) => !hadNoRoom.test(line))
    .map((line) => `logged: ${line}`);
  const claim = (holds: boolean, what: string) => {
    if (!holds) complaints.push(what);
  };
  const paid = await db.order.findMany({ where: { status: 'paid' }, orderBy: { receiptNumber: 'asc' } });
  const expected = bought.filter(({ isPaid }) => isPaid);
  claim(paid.length === expected.length, `${paid.length} orders are paid, not ${expected.length}`);
  claim((await db.order.count()) === bought.length, 'there are orders that nobody made');
  claim(
    paid.every(({ receiptNumber }, index) => receiptNumber === index + 1),
    'the numbers of the receipts have gaps',
  );
  claim((await db.outboxMail.count({ where: { kind: 'receipt' } })) === paid.length, 'receipts were lost');
  claim((await db.outboxMail.count({ where: { status: { not: 'sent' } } })) === 0, 'mails are left');
  for (const { code, uses } of await db.coupon.findMany()) {
    const used = expected.filter(({ price }) => price.coupon === code).length;
    claim(uses === used, `the coupon ${code} counts ${uses} uses, not ${used}`);
  }
  return complaints;
};

const takenFor = async ({ gateway }: Installation, { gatewayReference }: Order): Promise<number[]> => {
  const { _embedded } = await gateway.findOrder(gatewayReference ?? '');
  return (_embedded?.payment ?? [])
    .filter(({ state }) => state === 'PURCHASED')
    .map(({ amount }) => amount?.value ?? 0);
};

/** The receipts each address has got. A mail that was sent twice around a death has one Message-ID, and counts once. */
const receiptsInInbox = async ({ sandboxUrl }: Installation): Promise<Map<string, Set<string>>> => {
  type Listed = { Subject: string; MessageID: string; To: { Address: string }[] };
  const url = `${sandboxUrl}/mail/api/v1/messages`;
  const { messages } = await callWell<{ messages: Listed[] }>(`${url}?limit=500`);
  const receipts = new Map<string, Set<string>>();
  for (const { Subject, MessageID, To } of messages) {
    const [to] = To;
    if (!to || !Subject.startsWith('Receipt')) continue;
    receipts.set(to.Address, (receipts.get(to.Address) ?? new Set()).add(MessageID));
  }
  return receipts;
};
