import { ApiError } from '../../../lib/api/api-error.ts';
import { apiTexts } from '../../../lib/api/api-texts.ts';
import type { AnswerProgress } from '../api/answer-progress.ts';
import { followAnswer } from '../api/read-answer.ts';
import { stopAnswer } from '../api/stop-answer.ts';
import { withActiveChat, withAllowance } from './chat-list.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { ListedChats } from './listed-chats.ts';
import { openChatId } from './open-chat-id.ts';

/** What somebody is told of a call that failed. */
export const wordsFor = (error: unknown): string =>
  error instanceof ApiError ? error.message : apiTexts.unreadable;

/** Reads one answer at a time into the open chat, which is listed as soon as the server has named it. */
export class AnswerReader {
  readonly #store: ConversationStore;
  readonly #listed: ListedChats;
  #reading = new AbortController();
  /** The entry that was last asked to stop. */
  #stoppedId = '';

  constructor(store: ConversationStore, listed: ListedChats) {
    this.#store = store;
    this.#listed = listed;
  }

  /** Begins a reading in place of the one before; its signal tells that it was ended. */
  start(): AbortSignal {
    this.end();
    this.#reading = new AbortController();
    return this.#reading.signal;
  }

  /** Tells that the present reading was ended. */
  get signal(): AbortSignal {
    return this.#reading.signal;
  }

  end(): void {
    this.#reading.abort();
  }

  /** Reads on in an answer that the server knows by its id. */
  async follow(key: string, signal: AbortSignal): Promise<void> {
    const { chatId } = this.#store.latest;
    const entryId = this.#store.entry(key)?.entryId;
    if (chatId === null || entryId == null) return;
    await this.read(key, followAnswer({ chatId, entryId }, { signal }), signal);
  }

  async read(key: string, answer: AsyncIterable<AnswerProgress>, signal: AbortSignal): Promise<void> {
    try {
      for await (const progress of answer) {
        if (signal.aborted) return;
        this.#store.dispatch({ type: 'progress', key, progress });
        this.#afterProgress(key, progress);
      }
    } catch (error) {
      if (signal.aborted) return;
      const reference = error instanceof ApiError ? (error.requestId ?? null) : null;
      const notFound = error instanceof ApiError && error.status === 404;
      this.#store.dispatch({ type: 'failed', key, detail: wordsFor(error), reference, notFound });
      if (notFound) this.#listed.renew();
    }
  }

  async sendStop(key: string, entryId: string): Promise<void> {
    this.#stoppedId = entryId;
    const isToBegin = () => this.#store.entry(key)?.status === 'waiting';
    // Where that fails the answer goes on; the button offers itself again.
    await stopAnswer(entryId, isToBegin, this.signal).catch(() =>
      this.#store.dispatch({ type: 'stopping', key, stopping: false }),
    );
  }

  #afterProgress(key: string, progress: AnswerProgress): void {
    if (progress.event === 'entry') {
      const { chat_id, entry_id, query } = progress.data;
      this.#listChat(chat_id, query);
      // A server of other makers gives it an id of its own.
      if (this.#store.entry(key)?.stopping && entry_id !== this.#stoppedId) void this.sendStop(key, entry_id);
    } else if (progress.event === 'done') {
      const { message } = progress.data;
      // An answer that came in one piece had no beginning that named its chat.
      if (message.chat_id && message.chat_id !== openChatId.get())
        this.#listChat(message.chat_id, message.query);
      this.#listed.change((lastChats) => withAllowance(lastChats, message));
    } else if (progress.event === 'error' && this.#store.latest.chatId === null) {
      openChatId.set(null);
      this.#listed.renew();
    }
  }

  #listChat(chatId: string, query: string): void {
    openChatId.set(chatId);
    this.#listed.change((lastChats) => withActiveChat(lastChats, chatId, query, new Date()));
  }
}
