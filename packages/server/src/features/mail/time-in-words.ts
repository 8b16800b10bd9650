import type { Context } from '../../context.ts';

/** A time as a mail says it, with its zone: "21 November 2026 at 15:04 (Asia/Dubai)". */
export const timeInWords = ({ config }: Pick<Context, 'config'>, time: Date): string => {
  const { timeZone } = config;
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${words.format(time)} (${timeZone})`;
};
