import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBusinessTime } from '../../business-time.ts';
import { addDays } from '../../clock.ts';
import {
  accessEnd,
  anchorOf,
  isCovered,
  isForSale,
  isUsedUp,
  nextPeriodEnd,
  periodEnd,
} from './plan-policy.ts';
import { readCatalogue } from './seed-catalogue.ts';

const time = createBusinessTime('Asia/Dubai');
const monthly = { planId: 3, period: 1, periodUnit: 'month' };
const { plans } = await readCatalogue();
const timed = plans.filter(({ period }) => period !== null);

const dubai = (text: string) => new Date(`${text}T10:00:00+04:00`);
const times = fc.date({ min: new Date('2025-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

test('a month from the 31st ends on the last day of a shorter month, and then on the 31st again', () => {
  const ends = [1, 2, 3, 4].map((periods) => periodEnd(time, monthly, dubai('2028-01-31'), periods));
  expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'].map(dubai));
  expect(periodEnd(time, monthly, dubai('2027-01-31'))).toEqual(dubai('2027-02-28'));
});

test('a leap day comes back every four years', () => {
  const yearly = { planId: 9, period: 12, periodUnit: 'month' };
  const ends = [1, 2, 3, 4].map((periods) => periodEnd(time, yearly, dubai('2028-02-29'), periods));
  expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map(dubai));
});

test('whatever is renewed whenever and however often, each period begins where the one before ended, on the day of the first', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...timed),
      times,
      fc.integer({ min: 1, max: 60 }),
      (plan, anchorAt, renewals) => {
        let [endsAt, periods] = [periodEnd(time, plan, anchorAt), 1];
        for (let n = 0; n < renewals; n += 1) {
          const next = nextPeriodEnd(time, { plan, anchorAt, periods, endsAt });
          expect(next.getTime()).toBeGreaterThan(endsAt.getTime());
          [endsAt, periods] = [next, periods + 1];
        }
        expect(endsAt).toEqual(periodEnd(time, plan, anchorAt, renewals + 1));
        if (plan.periodUnit === 'day')
          expect(endsAt).toEqual(addDays(anchorAt, (plan.period ?? 0) * (renewals + 1)));
      },
    ),
  );
});

const shortestMonthLacksDays = 3;

test('whatever term a plan has at a renewal, one of it is added: its days, or its months by the day of the first', () => {
  const terms = fc.constantFrom(...timed, monthly, { planId: 6, period: 30, periodUnit: 'day' });
  fc.assert(
    fc.property(terms, times, fc.array(terms, { maxLength: 12 }), (bought, start, renewals) => {
      let subscription = { anchorAt: start, periods: 1, endsAt: periodEnd(time, bought, start) };
      for (const plan of renewals) {
        const { endsAt } = subscription;
        const next = nextPeriodEnd(time, { ...subscription, plan });
        const soonest = periodEnd(time, plan, endsAt);
        if (plan.periodUnit === 'day') expect(next).toEqual(soonest);
        expect(next.getTime()).toBeGreaterThanOrEqual(soonest.getTime());
        expect(next.getTime()).toBeLessThanOrEqual(addDays(soonest, shortestMonthLacksDays).getTime());
        const { anchorAt, periods } = anchorOf(time, plan, subscription);
        subscription = { anchorAt, periods: periods + 1, endsAt: next };
        expect(periodEnd(time, plan, anchorAt, periods + 1)).toEqual(next);
      }
    }),
  );
});

test('a plan whose end was moved renews from where it was moved to', () => {
  const moved = { plan: monthly, anchorAt: dubai('2028-05-10'), periods: 0, endsAt: dubai('2028-05-10') };
  expect(nextPeriodEnd(time, moved)).toEqual(dubai('2028-06-10'));
  expect(nextPeriodEnd(time, { ...moved, anchorAt: null })).toEqual(dubai('2028-06-10'));
});

test('what can be bought follows from the running plan, its end, its questions and the order of plans', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plans),
      fc.option(fc.constantFrom(...plans), { nil: undefined }),
      fc.integer({ min: -2_000, max: 2_000 }),
      fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
      (wished, running, secondsLeft, questionsLeft) => {
        const now = dubai('2028-05-10');
        const subscription = running && {
          plan: running,
          endsAt: new Date(now.getTime() + secondsLeft * 1_000),
          questionsUsed: 10,
          questionsGranted: questionsLeft === null ? null : 10 + questionsLeft,
        };
        const covered = isCovered(wished, subscription, now);
        const paidPlanRuns =
          running !== undefined && running.isSequence > 0 && secondsLeft > 0 && questionsLeft !== 0;
        expect(covered).toBe(paidPlanRuns && running.isSequence >= wished.isSequence);
      },
    ),
  );
});

test('neither the Free Plan nor Enterprise is for sale', () => {
  expect(plans.filter(isForSale).map(({ planId }) => planId)).toEqual([2, 3, 4]);
});

test('a plan gives access to its end, or past it while a renewal is tried', () => {
  const endsAt = dubai('2028-05-10');
  expect(accessEnd({ endsAt, graceUntil: null })).toEqual(endsAt);
  expect(accessEnd({ endsAt, graceUntil: addDays(endsAt, -1) })).toEqual(endsAt);
  expect(accessEnd({ endsAt, graceUntil: addDays(endsAt, 2) })).toEqual(addDays(endsAt, 2));
});

test('a plan is used up when all that was granted was asked', () => {
  expect(isUsedUp({ questionsUsed: 500, questionsGranted: 500 })).toBe(true);
  expect(isUsedUp({ questionsUsed: 500, questionsGranted: 1_000 })).toBe(false);
  expect(isUsedUp({ questionsUsed: 500, questionsGranted: null })).toBe(false);
});
