import { ApiError } from './api-error.ts';

/** Logs a call that failed, as the specification has it; what the user has to know of it stands on the page. */
export const logFailure = (what: string, error: unknown): void => {
  if (!(error instanceof ApiError)) return;
  // biome-ignore lint/suspicious/noConsole: the specification logs what fails
  console.info(`${what}: ${error.status} ${error.code}`);
};
