import type { Context } from '../../../context.ts';

/** A day as a mail says it, in the business time zone: "21 November 2026". */
export const dateInWords = ({ config }: Pick<Context, 'config'>, time: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: config.timeZone }).format(time);
