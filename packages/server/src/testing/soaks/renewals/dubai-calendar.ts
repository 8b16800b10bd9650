const hourMs = 3_600_000;
const offsetMs = 4 * hourMs;

export const dayMs = 24 * hourMs;

/**
 * Calendar months later on the clocks of Dubai, which are never changed: UTC + 4. Reckoned from year, month and day alone,
 * so that it shares nothing with what the product reckons with.
 */
export const monthsLater = (time: number, months: number): number => {
  const local = new Date(time + offsetMs);
  const month = local.getUTCMonth() + months;
  const [year, monthOfYear] = [local.getUTCFullYear() + Math.floor(month / 12), month % 12];
  const day = Math.min(local.getUTCDate(), daysOf(year, monthOfYear));
  return Date.UTC(year, monthOfYear, day) + ((time + offsetMs) % dayMs) - offsetMs;
};

/** Year and month in Dubai, as 2028-02. */
export const dubaiMonthOf = (time: number): string => new Date(time + offsetMs).toISOString().slice(0, 7);

const daysOf = (year: number, month: number): number => {
  if (month === 1) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [3, 5, 8, 10].includes(month) ? 30 : 31;
};
