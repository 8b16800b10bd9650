import type { Draws } from '../draws.ts';
import { dayMs, dubaiMonthOf, monthsLater } from './dubai-calendar.ts';

/** Plans as the catalogue sells them, written down here once more. Prices are in fils. */
export const plans = {
  2: { price: 4_900, days: 5, months: 0, total: 500 },
  3: { price: 9_900, days: 0, months: 1, total: null },
  4: { price: 24_900, days: 0, months: 3, total: null },
} as const;
type PlanId = keyof typeof plans;

/** How long a period lasts: so many months, or days where that is 0. */
type Term = { readonly days: number; readonly months: number };

/** The end of the n-th period from a start. */
export const endOfPeriod = ({ days, months }: Term, start: number, periods: number): number =>
  months > 0 ? monthsLater(start, months * periods) : start + days * periods * dayMs;

/** A time from which until when something holds, in milliseconds since the epoch. */
export type Span = { readonly from: number; readonly until: number };
export const holdsAt = ({ from, until }: Span, time: number): boolean => from <= time && time < until;

/** What a bank answers for a while: a result code of ISO 8583, or that it wants its customer. */
type BadSpell = Span & { readonly code: string };

/** A subscriber's year, as it is going to happen. */
export type Story = {
  readonly planId: PlanId;
  readonly boughtAt: number;
  /** Paid for the first period with a coupon of 25 AED. */
  readonly hasCoupon: boolean;
  /** The last month the card is good in: 2028-06. */
  readonly cardGoodUntil: string;
  readonly badSpells: readonly BadSpell[];
  /** Whether the payer does what the bank wants on the page that was mailed. */
  readonly confirms: boolean;
  readonly cancelsAt: number | null;
};

/** What happens to everybody. */
export type World = Span & {
  /** How far apart the runs of the jobs lie; divides a day. */
  readonly tickMs: number;
  readonly outages: readonly Span[];
  /** When our own jobs stand still. */
  readonly standstills: readonly Span[];
  readonly offerChanges: readonly OfferChange[];
};

/** What an operator changes of an offer. */
type OfferChange = Partial<Offer> & { readonly at: number; readonly planId: PlanId };

export const challenge = 'await_3ds';
export const hardCodes = ['04', '07', '14', '41', '43', '46', 'R0', 'R1', 'R3'] as const;
const softCodes = ['05', '51', '61', '65', '91', '96', challenge] as const;

type Offer = { readonly price: number; readonly term: Term };

/** A plan's price in fils and its term, as they are on offer at a time. */
export const offerAt = ({ offerChanges }: World, planId: PlanId, time: number): Offer => {
  const { price, days, months } = plans[planId];
  const changes = offerChanges.filter((change) => change.planId === planId && change.at <= time);
  const first: Offer = { price, term: { days, months } };
  return Object.assign(first, ...changes);
};

/** Draws what is going to happen to a subscriber. Times of purchase favour the ends of months. */
export const drawStory = (draws: Draws, world: World): Story => {
  const planId = drawPlan(draws);
  const boughtAt = drawPurchase(draws, world);
  const latest = (world.until - world.from) / dayMs;
  const cardYears = draws.chance(0.15) ? draws.integer(Math.floor(latest)) / 365 : 4;
  return {
    planId,
    boughtAt,
    hasCoupon: draws.chance(0.3),
    cardGoodUntil: dubaiMonthOf(boughtAt + cardYears * 365 * dayMs),
    badSpells: drawBadSpells(draws, { planId, boughtAt, world }),
    confirms: draws.chance(0.5),
    cancelsAt: draws.chance(0.1) ? boughtAt + Math.floor(draws.fraction() * (world.until - boughtAt)) : null,
  };
};

const drawPlan = (draws: Draws): PlanId => {
  const chance = draws.fraction();
  return chance < 0.03 ? 2 : chance < 0.2 ? 4 : 3;
};

const drawPurchase = (draws: Draws, { from, until }: World): number => {
  const window = Math.min(until - from, 70 * dayMs);
  const anyTime = from + Math.floor(draws.fraction() * window);
  if (draws.chance(0.5)) return anyTime;
  // The last days of a month: those from which a month later is not the same day.
  const nextMonth = Date.parse(`${dubaiMonthOf(monthsLater(anyTime, 1))}-01T00:00:00+04:00`);
  const nearEnd = nextMonth - Math.floor(draws.fraction() * 4 * dayMs) - 1;
  return nearEnd >= from && nearEnd < until ? nearEnd : anyTime;
};

const chargeAheadMs = dayMs;

/** Spells that begin shortly before a charge is due, and last from a few hours to beyond the last attempt. */
const drawBadSpells = (
  draws: Draws,
  { planId, boughtAt, world }: { planId: PlanId; boughtAt: number; world: World },
): BadSpell[] => {
  const spells: BadSpell[] = [];
  const { term } = offerAt(world, planId, boughtAt);
  for (let period = 1; ; period += 1) {
    const due = endOfPeriod(term, boughtAt, period) - chargeAheadMs;
    if (due >= world.until) return spells;
    if (!draws.chance(0.08)) continue;
    const from = due - Math.floor(draws.fraction() * dayMs);
    const lasts = dayMs + Math.floor(draws.fraction() * 4.5 * dayMs);
    const code = draws.chance(0.15) ? draws.pick(hardCodes) : draws.pick(softCodes);
    spells.push({ from, until: from + lasts, code });
  }
};
