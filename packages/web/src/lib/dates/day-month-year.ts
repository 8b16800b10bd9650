const partsOf = (iso: string, format: Intl.DateTimeFormat): Record<string, string> =>
  Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));

/** A date as the product shows it, day-month-year, in the reader's own time zone: 21-11-2026. */
export const dayMonthYear = (iso: string): string => {
  const format = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
  const { day, month, year } = partsOf(iso, format);
  return `${day}-${month}-${year}`;
};

/** The same with the time of day and its zone: 21-11-2026, 14:05 GMT+4. */
export const dayAndTime = (iso: string): string => {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${dayMonthYear(iso)}, ${format.format(new Date(iso))}`;
};
