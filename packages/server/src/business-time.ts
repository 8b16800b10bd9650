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
  return {
    dayOf: (time) => zoned(time).toPlainDate().toString(),
    startOfDay: (time, offset = 0) => toDate(zoned(time).add({ days: offset }).startOfDay()),
    add: (time, period) => toDate(zoned(time).add(period)),
  };
};
