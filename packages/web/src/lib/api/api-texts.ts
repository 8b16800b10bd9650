import { knownOperator } from '../operator/known-operator.ts';

/** Words for what goes wrong before the server can say it. */
export const apiTexts = {
  get networkFailed(): string {
    return `${knownOperator.get().brand} cannot be reached. Check your connection and try again.`;
  },
  unreadable: 'The answer could not be read. Please try again.',
  tooMany: (seconds: number | undefined): string =>
    seconds === undefined
      ? 'Too many attempts. Please wait a moment and try again.'
      : `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  get outage(): string {
    return `${knownOperator.get().brand} is not answering properly just now. Please try again in a moment.`;
  },
  other: 'The request was refused.',
} as const;
