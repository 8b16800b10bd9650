import { dayMs } from './dubai-calendar.ts';
import type { World } from './story.ts';

const hourMs = dayMs / 24;

/**
 * A time through which subscribers live: the gateway is down for most of two days in a row and for a night each month, our
 * own jobs stand still once for five days, every term changes once, and once a price goes up.
 *
 * @param world.start its first day, as YYYY-MM-DD
 * @param world.hours how far apart the runs of the jobs lie; a divisor of 24
 */
export const worldOf = ({ start, days, hours }: { start: string; days: number; hours: number }): World => {
  const from = Date.parse(`${start}T00:00:00+04:00`);
  const at = (day: number, hour = 0) => from + day * dayMs + hour * hourMs;
  const outage = (day: number, hour: number, lasts: number) => ({
    from: at(day, hour),
    until: at(day, hour + lasts),
  });
  const months = Math.floor(days / 30);
  return {
    from,
    until: at(days),
    tickMs: hours * hourMs,
    outages: [
      outage(29, 0, 22),
      outage(30, 0, 22),
      ...Array.from({ length: months }, (_, month) => outage(month * 30 + 14, 20, 9)),
    ],
    standstills: [{ from: at(Math.floor(days * 0.6)), until: at(Math.floor(days * 0.6) + 5) }],
    offerChanges: [
      { at: at(Math.floor(days * 0.3)), planId: 2, term: { days: 10, months: 0 } },
      { at: at(Math.floor(days * 0.5)), planId: 4, term: { days: 0, months: 1 } },
      { at: at(Math.floor(days * 0.7)), planId: 3, term: { days: 30, months: 0 } },
      { at: at(Math.floor(days * 0.8)), planId: 3, price: 10_900 },
    ],
  };
};
