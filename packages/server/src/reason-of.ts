import { AppError } from './errors.ts';

/** What HTTP clients say whenever nothing answers; why is in the cause. */
const saysNothing = /^(?:Connection error\.|fetch failed)$/;

/**
 * The words of an error and of what caused it, as long as they add something; on one line. What a visitor would be told
 * is left out where its cause is known.
 */
export const reasonOf = (error: unknown): string => {
  const words: string[] = [];
  const first = error instanceof AppError && error.cause instanceof Error ? error.cause : error;
  for (let link = first; link instanceof Error && words.length < 3; link = link.cause) {
    const { code } = link as { code?: unknown };
    const text = link.message.trim() || (typeof code === 'string' ? code : link.name);
    if (link.cause instanceof Error && saysNothing.test(text)) continue;
    if (!words.some((known) => known.includes(text))) words.push(text);
  }
  return (words.length > 0 ? words.join(': ') : String(error)).replace(/\s+/g, ' ').slice(0, 300);
};
