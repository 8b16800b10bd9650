/** A question that was chosen outside the chat, and when. */
export type Kept = { readonly question: string; readonly at: number };

export const storageKey = 'pendingQuestion';

/** Takes the place of session storage where the browser refuses it. */
export const inMemory: { kept?: Kept | undefined } = {};

/** Keeps a question that was chosen outside the chat, in this tab only, until the chat opens and asks it. */
export const keepPendingQuestion = (question: string): void => {
  inMemory.kept = { question, at: Date.now() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(inMemory.kept));
  } catch {
    // What is in memory survives everything but leaving for another site.
  }
};
