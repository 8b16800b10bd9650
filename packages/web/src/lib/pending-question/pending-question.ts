const key = 'pendingQuestion';

/** Somebody who gave up signing in and comes back later does not expect the question any more. */
const lifetimeMs = 30 * 60_000;

type Kept = { readonly question: string; readonly at: number };

/** Takes the place of session storage where the browser refuses it. */
let memory: Kept | undefined;

/** Keeps a question that was chosen outside the chat, in this tab only, until the chat opens and asks it. */
export const keepPendingQuestion = (question: string): void => {
  memory = { question, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // What is in memory survives everything but leaving for another site.
  }
};

const stored = (): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
};

const waiting = (): string | undefined => {
  const kept = stored() ?? memory;
  if (typeof kept?.question !== 'string' || typeof kept.at !== 'number') return undefined;
  return Date.now() - kept.at < lifetimeMs ? kept.question : undefined;
};

/** Whether a question waits to be asked. */
export const hasPendingQuestion = (): boolean => waiting() !== undefined;

/** The question that waits to be asked, once: it is forgotten as it is taken. */
export const takePendingQuestion = (): string | undefined => {
  const question = waiting();
  memory = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
  return question;
};
