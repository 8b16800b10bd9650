import { sessionOwner } from '../session-owner.ts';
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

const waiting = (): Kept | undefined => {
  const kept = stored() ?? inMemory.kept;
  if (typeof kept?.question !== 'string' || typeof kept.at !== 'number') return undefined;
  return Date.now() - kept.at < lifetimeMs ? kept : undefined;
};

const forget = (): void => {
  inMemory.kept = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored there.
  }
};

const pending = (): string | undefined => {
  const kept = waiting();
  return kept?.owner === undefined ? kept?.question : undefined;
};

/** Whether a question waits to be asked. */
export const hasPendingQuestion = (): boolean => pending() !== undefined;

/** The question that waits to be asked, once: it is forgotten as it is taken. */
export const takePendingQuestion = (): string | undefined => {
  const question = pending();
  forget();
  return question;
};

/** What the one who is signed in had typed when their session ended; '' where there is nothing of theirs. */
export const unsentQuestion = (): string => {
  const kept = waiting();
  return kept?.owner !== undefined && kept.owner === sessionOwner() ? kept.question : '';
};

/** Forgets what was typed when a session ended, whoever typed it. */
export const forgetUnsentQuestion = (): void => {
  if (waiting()?.owner !== undefined) forget();
};
