import { inMemory, type Kept, storageKey } from './keep-pending-question.ts';

/** Somebody who gave up signing in and comes back later does not expect the question any more. */
const lifetimeMs = 30 * 60_000;

const stored = (): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
};

const waiting = (): string | undefined => {
  const kept = stored() ?? inMemory.kept;
  if (typeof kept?.question !== 'string' || typeof kept.at !== 'number') return undefined;
  return Date.now() - kept.at < lifetimeMs ? kept.question : undefined;
};

/** Whether a question waits to be asked. */
export const hasPendingQuestion = (): boolean => waiting() !== undefined;

/** The question that waits to be asked, once: it is forgotten as it is taken. */
export const takePendingQuestion = (): string | undefined => {
  const question = waiting();
  inMemory.kept = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored there.
  }
  return question;
};
