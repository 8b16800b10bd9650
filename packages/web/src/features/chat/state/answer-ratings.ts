import type { AnswerFeedback } from '@genie/contract/client';
import { sendFeedback } from '../api/send-feedback.ts';
import type { ConversationEntry } from './conversation-entry.ts';

type RatedPage = {
  readonly entry: (key: string) => ConversationEntry | undefined;
  readonly show: (key: string, feedback: AnswerFeedback | null) => void;
};

/** What the server holds of an entry while ratings of it are on their way. */
type OnTheWay = { stored: AnswerFeedback | null; count: number };

/** Ratings of answers: shown at once, stored one after the other, taken back where they could not be stored. */
export class AnswerRatings {
  readonly #page: RatedPage;
  readonly #onTheWay = new Map<string, OnTheWay>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(page: RatedPage) {
    this.#page = page;
  }

  /** Gives the server's words. @throws ApiError where the rating was not stored; the page then shows what is. */
  async rate(key: string, feedback: AnswerFeedback | null): Promise<string> {
    const entry = this.#page.entry(key);
    if (entry?.entryId == null) return '';
    const { entryId } = entry;
    const onTheWay = this.#onTheWay.get(entryId) ?? { stored: entry.feedback, count: 0 };
    onTheWay.count += 1;
    this.#onTheWay.set(entryId, onTheWay);
    this.#page.show(key, feedback);
    const turn = this.#last.then(() => sendFeedback(entryId, feedback));
    this.#last = turn.catch(() => undefined);
    try {
      const message = await turn;
      onTheWay.stored = feedback;
      return message;
    } catch (error) {
      // A rating given since then is on its way itself.
      if (this.#page.entry(key)?.feedback === feedback) this.#page.show(key, onTheWay.stored);
      throw error;
    } finally {
      onTheWay.count -= 1;
      if (onTheWay.count === 0) this.#onTheWay.delete(entryId);
    }
  }
}
