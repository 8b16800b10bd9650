import type { Limits } from '@genie/contract/client';
import { dayAndTime } from '../../../lib/dates/day-month-year.ts';

const questions = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** The time of day with its zone, in the reader's own. */
const timeWithZone = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(
    new Date(iso),
  );

/** From when one can ask again: with the day, unless it is still the reader's own. */
export const timeAgain = (iso: string): string =>
  new Date(iso).toDateString() === new Date().toDateString() ? timeWithZone(iso) : dayAndTime(iso);

/** What is left of a plan's limits, in one line; '' where nothing is limited. */
export const limitsText = ({ left_today, per_day, left_total, resets_at }: Limits): string => {
  const parts: string[] = [];
  if (left_today !== null) {
    parts.push(
      left_today === 0
        ? `No questions left today, new ones from ${timeAgain(resets_at)}`
        : `${left_today}${per_day === null ? '' : ` of ${per_day}`} ${per_day === 1 ? 'question' : 'questions'} left today`,
    );
  }
  if (left_total !== null) parts.push(`${questions(left_total)} left in your plan`);
  return parts.join(' · ');
};
