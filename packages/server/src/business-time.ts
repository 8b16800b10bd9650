import { Temporal } from 'temporal-polyfill';

/** Days as the business counts them, in BUSINESS_TIME_ZONE. */
export type BusinessTime = {
  /** The day of an instant, as YYYY-MM-DD. */
  readonly dayOf: (time: Date) => string;
  /** The first instant of the day that lies `offset` days after that of `time`. */
  readonly startOfDay: (time: Date, offset?: number) => Date;
  /** The same wall-clock time some days or calendar months later; 31 January plus a month is the end of February. */
  readonly add: (time: Date, period: { days?: number; months?: number }) => Date;
};

export const createBusinessTime = (timeZone: string): BusinessTime => {
  const zoned = (time: Date) =>
    Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone);
  const toDate = (zonedTime: Temporal.ZonedDateTime) => new Date(zonedTime.epochMilliseconds);
  // Every question asks for its day and for when the next one begins: the day asked for last is kept.
  let known = { name: '', begins: 0, ends: 0 };
  const dayAt = (time: Date) => {
    const at = time.getTime();
    if (at >= known.begins && at < known.ends) return known;
    const begins = zoned(time).startOfDay();
    known = {
      name: begins.toPlainDate().toString(),
      begins: begins.epochMilliseconds,
      ends: begins.add({ days: 1 }).startOfDay().epochMilliseconds,
    };
    return known;
  };
  return {
    dayOf: (time) => dayAt(time).name,
    startOfDay: (time, offset = 0) =>
      offset === 1 ? new Date(dayAt(time).ends) : toDate(zoned(time).add({ days: offset }).startOfDay()),
    add: (time, period) => toDate(zoned(time).add(period)),
  };
};
