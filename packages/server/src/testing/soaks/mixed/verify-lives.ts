import { paths } from '@genie/contract';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** Holds what people were told against what the database holds. What does not fit comes back, one line each. */
export const verifyLives = async (world: World, lives: readonly Life[]): Promise<string[]> => {
  const complaints: string[] = [];
  for (const life of lives) {
    const facts = await factsOf(world, life);
    const expected = expectedOf(life);
    if (JSON.stringify(facts) !== JSON.stringify(expected)) {
      complaints.push(`${life.email}: ${JSON.stringify(facts)} instead of ${JSON.stringify(expected)}`);
    }
  }
  return complaints;
};

const expectedOf = ({ bought, formerPassword }: Life) => ({
  accounts: 1,
  registrations: 0,
  plans: ['1 ended', '3 active'],
  paid: [bought?.reference],
  otherOrders: [],
  coupons: bought?.withCoupon ? ['used'] : [],
  lostAnswers: [],
  writing: 0,
  lostNames: [],
  lostPins: [],
  lostFeedback: [],
  chatsBack: 0,
  uncounted: { days: 0, plans: 0 },
  signIns: formerPassword === undefined ? [200] : [200, 401],
});

const factsOf = async (world: World, life: Life) => {
  const { db } = world.installation.storage;
  const { email, answers, names, pinnedChats, comments, deletedChats, deletedQuestions } = life;
  const users = await db.user.findMany({ where: { emailKey: email } });
  const userId = users[0]?.id ?? '';
  const plans = await db.subscription.findMany({
    where: { userId },
    include: { dailyUses: true },
    orderBy: { planId: 'asc' },
  });
  const orders = await db.order.findMany({ where: { userId }, include: { couponUse: true } });
  const entries = await db.entry.findMany({ where: { userId } });
  const chats = await db.chat.findMany({ where: { userId } });
  const stored = new Map(entries.map(({ id, answer }) => [id, answer]));
  const ratings = new Map(
    entries.map(({ id, feedbackRating, feedbackComment }) => [id, `${feedbackRating} ${feedbackComment}`]),
  );
  const pinned = new Map(chats.map((chat) => [chat.id, chat.pinned]));
  const firstQueries = new Map(chats.map(({ id, firstQuery }) => [id, firstQuery]));
  const counted = entries.filter(({ limitDay }) => limitDay !== null).length + deletedQuestions;
  return {
    accounts: users.length,
    registrations: await db.registration.count({ where: { emailKey: email } }),
    plans: plans.map(({ planId, status }) => `${planId} ${status}`),
    paid: orders.filter(({ status }) => status === 'paid').map(({ id }) => id),
    // An order that was given up bought nothing and holds nothing.
    otherOrders: orders
      .filter(({ status }) => !['paid', 'expired', 'failed', 'open'].includes(status))
      .map(({ id, status }) => `${id} ${status}`),
    coupons: orders.flatMap(({ couponUse }) =>
      couponUse && couponUse.status !== 'released' ? [couponUse.status] : [],
    ),
    lostAnswers: [...answers].filter(([id, answer]) => stored.get(id) !== answer).map(([id]) => id),
    writing: entries.filter(({ status }) => status === 'writing').length,
    lostNames: [...names].filter(([id, name]) => firstQueries.get(id) !== name).map(([id]) => id),
    lostPins: [...pinnedChats].filter((id) => !pinned.get(id)),
    lostFeedback: [...comments].filter(([id, said]) => ratings.get(id) !== `good ${said}`).map(([id]) => id),
    chatsBack: chats.filter(({ id }) => deletedChats.has(id)).length,
    uncounted: {
      days: counted - sum(plans.flatMap(({ dailyUses }) => dailyUses.map(({ used }) => used))),
      plans: counted - sum(plans.map(({ questionsUsed }) => questionsUsed)),
    },
    signIns: await signIns(world, life),
  };
};

/** The last password opens the account, the one before it does not. */
const signIns = async (world: World, { email, password, formerPassword }: Life): Promise<number[]> => {
  const statuses: number[] = [];
  for (const given of formerPassword === undefined ? [password] : [password, formerPassword]) {
    const { status } = await world.insist(paths.login, { body: { email, password: given } });
    statuses.push(status);
  }
  return statuses;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
