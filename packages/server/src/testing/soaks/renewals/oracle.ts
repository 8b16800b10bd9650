import { dayMs, dubaiMonthOf } from './dubai-calendar.ts';
import { challenge, endOfPeriod, hardCodes, holdsAt, offerAt, type Story, type World } from './story.ts';

const ahead = { announce: 3 * dayMs, charge: dayMs, remind: 2 * dayMs } as const;
const graceMs = 3 * dayMs;
const outageRetryMs = 15 * 60_000;
const mostStandstillMs = 3 * dayMs;
const expiredCode = '54';

type Charge = {
  readonly at: number;
  readonly fils: number;
  readonly from: number;
  readonly until: number;
};
type Decline = { readonly at: number; readonly code: string };
export type Mails = Record<
  'receipt' | 'renewal_announced' | 'renewal_failed' | 'renewal_confirm' | 'renewal_stopped' | 'plan_ends',
  number
>;

/** What a subscriber's year has come to so far. */
export type Reckoning = {
  readonly charges: readonly Charge[];
  readonly declines: readonly Decline[];
  readonly mails: Mails;
  readonly endsAt: number;
  readonly periods: number;
  readonly renews: boolean;
  readonly hasEnded: boolean;
};

/** Reckons a subscriber's year from docs/billing.md alone, without the product. */
export type Oracle = {
  /** The payer's own doings at a time, before the jobs run. */
  readonly happen: (time: number) => void;
  /** One run of the jobs. */
  readonly tick: (time: number) => void;
  readonly hasAccess: (time: number) => boolean;
  readonly reckoning: () => Reckoning;
};

export const createOracle = (story: Story, world: World): Oracle => {
  const { planId, boughtAt } = story;
  const charges: Charge[] = [];
  const declines: Decline[] = [];
  const mails: Mails = {
    receipt: 1,
    renewal_announced: 0,
    renewal_failed: 0,
    renewal_confirm: 0,
    renewal_stopped: 0,
    plan_ends: 0,
  };
  let periods = 1;
  let { term } = offerAt(world, planId, boughtAt);
  let endsAt = endOfPeriod(term, boughtAt, 1);
  /** Where the periods of this term began, and how many there were since. */
  let [anchor, ofTerm] = [boughtAt, 1];
  let [renews, hasEnded, isCancelled] = [true, false, false];
  /** When the next attempt is due; until when a failing renewal keeps access; the end that was told. */
  let dueAt = endsAt - ahead.charge;
  let graceUntil: number | null = null;
  let toldEnd = 0;
  /** What the payer was asked to confirm: the renewal of which end, as it was on offer when. */
  let asked: { readonly end: number; readonly when: number } | null = null;
  const untold = world.offerChanges.filter((change) => change.planId === planId && change.at >= boughtAt);

  const stopRenewing = () => {
    [renews, graceUntil] = [false, null];
  };
  const giveUp = (time: number) => {
    if (endsAt <= time) hasEnded = true;
    stopRenewing();
    mails.renewal_stopped += 1;
  };
  const renew = (time: number, offeredAt: number) => {
    const { price: fils, term: offered } = offerAt(world, planId, offeredAt);
    if (offered.days !== term.days || offered.months !== term.months) {
      [term, anchor, ofTerm] = [offered, endsAt, 0];
    }
    ofTerm += 1;
    const until = endOfPeriod(term, anchor, ofTerm);
    charges.push({ at: time, fils, from: endsAt, until });
    mails.receipt += 1;
    [endsAt, periods, graceUntil, asked] = [until, periods + 1, null, null];
    dueAt = endsAt - ahead.charge;
  };
  const bankSays = (time: number): string | null => {
    if (dubaiMonthOf(time) > story.cardGoodUntil) return expiredCode;
    return story.badSpells.find((spell) => holdsAt(spell, time))?.code ?? null;
  };
  const isDown = (time: number) => world.outages.some((outage) => holdsAt(outage, time));

  const charge = (time: number) => {
    const latest = graceUntil === null ? endsAt + mostStandstillMs : graceUntil + ahead.charge;
    if (time > latest) return giveUp(time);
    graceUntil ??= time + graceMs;
    if (isDown(time)) {
      dueAt = time + outageRetryMs;
      return;
    }
    const code = bankSays(time);
    if (code === null) return renew(time, time);
    declines.push({ at: time, code });
    dueAt = time + dayMs;
    if (graceUntil <= time || (hardCodes as readonly string[]).includes(code)) return giveUp(time);
    if (code !== challenge) {
      mails.renewal_failed += 1;
      return;
    }
    mails.renewal_confirm += 1;
    asked ??= { end: endsAt, when: time };
  };

  return {
    happen(time) {
      if (story.cancelsAt !== null && story.cancelsAt <= time && !isCancelled) {
        isCancelled = true;
        asked = null;
        if (!hasEnded) stopRenewing();
      }
    },
    tick(time) {
      if (hasEnded || time < boughtAt) return;
      if (asked && story.confirms && !isDown(time) && asked.end === endsAt) renew(time, asked.when);
      for (; untold[0] && untold[0].at <= time; untold.shift()) if (renews) toldEnd = 0;
      if (renews && endsAt - time <= ahead.announce && time < dueAt && !graceUntil && toldEnd < endsAt) {
        toldEnd = endsAt;
        mails.renewal_announced += 1;
      }
      if (renews && dueAt <= time) charge(time);
      const isNear = !hasEnded && !renews && time < endsAt && endsAt - time <= ahead.remind;
      if (isNear && toldEnd < endsAt) {
        toldEnd = endsAt;
        mails.plan_ends += 1;
      }
      if (!renews && endsAt <= time) hasEnded = true;
    },
    hasAccess: (time) =>
      time >= boughtAt && !hasEnded && time < Math.max(endsAt, (renews && graceUntil) || 0),
    reckoning: () => ({ charges, declines, mails, endsAt, periods, renews, hasEnded }),
  };
};
