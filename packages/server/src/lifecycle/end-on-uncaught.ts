import type { Logger } from 'pino';

/**
 * Ends the process when an error was caught by nobody, as what it left undone is not known; whoever supervises it starts another. The
 * log says why, as one line like any other, and not Node on its own.
 */
export const endOnUncaught = (log: Logger): void => {
  process.once('uncaughtException', (err) => {
    log.fatal({ err }, 'an error that nobody caught ends the process');
    process.exit(1);
  });
};
