import type { Limits } from '@genie/contract/client';
import { dayAndTime } from '../../../lib/dates/day-month-year.ts';

const questions = (count: number): string => (count === 1 ? 'question' : 'questions');

/** The time of day with its zone, in the reader's own. */
const timeWithZone = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(
    new Date(iso),
  );

/** From when one can ask again: with the day, unless it is still the reader's own. */
export const timeAgain = (iso: string): string =>
  new Date(iso).toDateString() === new Date().toDateString() ? timeWithZone(iso) : dayAndTime(iso);

/** What is left of a plan's limits, in one line, which two limits have on a phone too; '' where nothing is limited. */
export const limitsText = ({ left_today, per_day, left_total, resets_at }: Limits): string => {
  const parts: string[] = [];
  const both = left_today !== null && left_total !== null;
  if (left_today !== null) {
    parts.push(
      left_today === 0
        ? `No questions left today, new ones from ${timeAgain(resets_at)}`
        : `${left_today}${per_day === null ? '' : ` of ${per_day}`}${both ? '' : ` ${questions(per_day ?? left_today)}`} left today`,
    );
  }
  if (left_total !== null) {
    parts.push(
      both ? `${left_total} in your plan` : `${left_total} ${questions(left_total)} left in your plan`,
    );
  }
  return parts.join(' · ');
};
