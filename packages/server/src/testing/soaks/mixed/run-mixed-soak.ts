import { setTimeout as wait } from 'node:timers/promises';
import { createDraws } from '../draws.ts';
import { startInstallation } from '../payments/installation.ts';
import { deeds, mixedCoupon } from './deeds.ts';
import { join, signIn } from './join.ts';
import type { Life } from './life.ts';
import { verifyInstallation } from './verify-installation.ts';
import { verifyLives } from './verify-lives.ts';
import { createWorld, type World } from './world.ts';

/** Somebody makes at least as many calls; deaths are spread over them. */
const callsOfALife = 15;
/** Whatever a process that died had leased, promised or scheduled for a later look is due by then. */
const minutesAfterDeath = 10;
const mostRuns = 5;
/** Mails that are on their way are looked for so often: half a minute, in which a slow machine sends dozens. */
const mostLooks = 120;
const betweenLooksMs = 250;
/** A call of these takes a server about as long: it dies before, while or after it has done what it was asked. */
const longestCallMs = 40;

type MixedSoak = {
  readonly seed: number;
  readonly rounds: number;
  /** How many people live at once in each round. */
  readonly people: number;
  /** How many servers are killed in each round. */
  readonly deaths: number;
};

/** What a soak has done, and whatever was wrong. */
type MixedSoakReport = {
  readonly people: number;
  readonly calls: number;
  readonly deaths: number;
  /** Calls that got no answer, and calls that were to come back later. */
  readonly lost: number;
  readonly busy: number;
  readonly seconds: number;
  readonly complaints: readonly string[];
};

/**
 * Has people do everything that writes, at once and in orders of their own, while servers are killed and started again;
 * then looks whether each was told the truth and the books balance.
 */
export const runMixedSoak = async ({ seed, rounds, people, deaths }: MixedSoak): Promise<MixedSoakReport> => {
  const begun = performance.now();
  const installation = await startInstallation();
  const world = createWorld(installation, createDraws(seed));
  const lives: Life[] = [];
  const complaints: string[] = [];
  try {
    await installation.storage.db.coupon.create({
      data: {
        code: mixedCoupon,
        kind: 'percent',
        amount: 1_000,
        maxUses: rounds * people,
        createdAt: new Date(),
      },
    });
    for (let round = 1; round <= rounds; round += 1) {
      const dying = planDeaths(world, { people, deaths });
      const lived = await Promise.all(Array.from({ length: people }, () => live(world)));
      await dying();
      await letTimePass(world);
      complaints.push(...(await verifyLives(world, lived)));
      lives.push(...lived);
    }
    complaints.push(...(await verifyInstallation(world, lives)));
  } finally {
    await installation.close();
  }
  const { calls, lost, busy } = world.tally;
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return { people: lives.length, calls, deaths: rounds * deaths, lost, busy, seconds, complaints };
};

const live = async (world: World): Promise<Life> => {
  const life = await join(world);
  for (const deed of world.draws.shuffled(deeds)) await deed(world, life);
  await signIn(world, life);
  return life;
};

/**
 * Draws at which calls of the round a server dies, and how long after: in the midst of that call and of all that others have begun.
 *
 * @returns waits until the dead are back
 */
const planDeaths = (
  { atCall, draws, installation, tally }: World,
  { people, deaths }: Pick<MixedSoak, 'people' | 'deaths'>,
): (() => Promise<unknown>) => {
  const dying: Promise<void>[] = [];
  const share = Math.floor((people * callsOfALife) / deaths);
  for (let death = 0; death < deaths; death += 1) {
    const victim = draws.integer(installation.serverUrls.length);
    const moment = draws.integer(longestCallMs);
    const due = Promise.withResolvers<void>();
    atCall(tally.calls + 1 + death * share + draws.integer(share), due.resolve);
    const before = dying.at(-1) ?? Promise.resolve();
    const isDue = due.promise.then(() => before).then(() => wait(moment));
    dying.push(isDue.then(() => installation.killAndRestart(victim)));
  }
  return () => Promise.all(dying);
};

/** Has the jobs do what is due later, as time would, until every mail is out: a server may be at one that it took before. */
const letTimePass = async (world: World): Promise<void> => {
  for (const job of ['abandoned-answers', 'reconcile', 'outbox']) await runJob(world, job);
  const { db } = world.installation.storage;
  const isOnItsWay = () => db.outboxMail.count({ where: { status: { in: ['waiting', 'sending'] } } });
  for (let looks = 1; looks < mostLooks && (await isOnItsWay()) > 0; looks += 1) {
    await wait(betweenLooksMs);
    await runJob(world, 'outbox');
  }
};

const runJob = async ({ installation }: World, job: string): Promise<void> => {
  for (let runs = 1; ; runs += 1) {
    const outcome = await installation.reconciler().run(job, minutesAfterDeath);
    if (outcome === 'done') return;
    if (outcome === 'lost' || runs === mostRuns) throw new Error(`the job ${job}: ${outcome}`);
  }
};
