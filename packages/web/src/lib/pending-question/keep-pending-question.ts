/** A question that was chosen outside the chat, and when. */
export type Kept = {
  readonly question: string;
  readonly at: number;
  /** Whose it is, where it was typed in the chat and not sent before the session ended. */
  readonly owner?: string | undefined;
};

export const storageKey = 'pendingQuestion';

/** Takes the place of session storage where the browser refuses it. */
export const inMemory: { kept?: Kept | undefined } = {};

const shortestCardNumber = 13;

/**
 * Keeps a question that was chosen outside the chat, in this tab only, until the chat opens and asks it; one that somebody
 * typed, until the chat opens for them again.
 */
export const keepPendingQuestion = (question: string, owner?: string): void => {
  inMemory.kept = { question, at: Date.now(), owner };
  try {
    // What may hold a card number is written nowhere.
    if (question.replaceAll(/\D/g, '').length >= shortestCardNumber) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(inMemory.kept));
  } catch {
    // What is in memory survives everything but leaving for another site.
  }
};
