export const months =
  'January February March April May June July August September October November December'.split(' ');

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const february = 2;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** @param month counted from 1 */
export function daysIn(month: number, isLeap: boolean): number {
  return (daysOfMonths[month - 1] ?? 0) + (isLeap && month === february ? 1 : 0);
}

/** Whether there is such a date; where the year is unknown, 29 February may be one. @param month counted from 1 */
export function isDate(day: number, month: number, year?: number): boolean {
  return day >= 1 && day <= daysIn(month, year === undefined || isLeapYear(year));
}

/** The date that a day of the year is, as "21 November"; none behind the last one. */
export function dateOfDay(day: number, isLeap = false): string | undefined {
  let left = day;
  for (const [index, name] of months.entries()) {
    const days = daysIn(index + 1, isLeap);
    if (left <= days) return `${left} ${name}`;
    left -= days;
  }
  return undefined;
}

/** Which day of its year a date is. @param month counted from 1 */
export function dayOfYear(day: number, month: number, isLeap: boolean): number {
  return Array.from({ length: month - 1 }, (_, index) => daysIn(index + 1, isLeap)).reduce(
    (sum, days) => sum + days,
    day,
  );
}
