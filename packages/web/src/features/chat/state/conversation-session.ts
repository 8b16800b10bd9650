import type { AnswerFeedback } from '@genie/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiTexts } from '../../../lib/api/api-texts.ts';
import type { AnswerProgress } from '../api/answer-progress.ts';
import { fetchChatHistory } from '../api/chat-history.ts';
import { askQuestion, followAnswer } from '../api/read-answer.ts';
import { stopAnswer } from '../api/stop-answer.ts';
import { AnswerRatings } from './answer-ratings.ts';
import { listed, withActiveChat, withAllowance } from './chat-list.ts';
import { runningEntry } from './conversation.ts';
import type { ConversationEntry } from './conversation-entry.ts';
import { ConversationStore } from './conversation-store.ts';
import { keepUnsent } from './keep-unsent.ts';
import { ListedChats } from './listed-chats.ts';
import { entryFromHistory, newEntryId } from './new-entry.ts';
import { openChatId } from './open-chat-id.ts';

const wordsFor = (error: unknown): string =>
  error instanceof ApiError ? error.message : apiTexts.unreadable;

/**
 * What a user does with the open chat. It reads one answer at a time; leaving a chat ends the reading only, as the server
 * finishes the answer by itself.
 */
export class ConversationSession {
  readonly store = new ConversationStore();
  readonly #listed: ListedChats;
  #reading = new AbortController();
  #asked = 0;
  /** The open chat and its last activity when its history was last renewed. */
  #renewedAt = '';
  /** The id that the question asked last was given here, and the one that was last asked to stop. */
  #givenId = '';
  #stoppedId = '';
  readonly #ratings = new AnswerRatings({
    entry: (key) => this.store.entry(key),
    show: (key, feedback) => this.store.dispatch({ type: 'rated', key, feedback }),
  });

  constructor(queries: QueryClient) {
    this.#listed = new ListedChats(queries);
  }

  /** Opens the chat that was open when the page was left. */
  readonly reopen = (): void => {
    const chatId = openChatId.get();
    const begunAfter = openChatId.begunAfter();
    if (chatId !== null) void this.openChat(chatId);
    else if (begunAfter !== undefined) void this.#openBegun(begunAfter);
  };

  readonly newChat = (): void => {
    this.leave();
    openChatId.set(null);
    this.store.dispatch({ type: 'cleared' });
  };

  /** Asks a question that was chosen outside the chat, in a chat of its own. */
  readonly askAnew = (query: string): void => {
    this.newChat();
    void this.ask(query);
  };

  readonly openChat = async (chatId: string): Promise<void> => {
    this.leave();
    const { signal } = this.#startReading();
    openChatId.set(chatId);
    this.store.dispatch({ type: 'opening', chatId });
    try {
      const history = await fetchChatHistory(chatId, signal);
      if (signal.aborted) return;
      this.store.dispatch({ type: 'opened', chatId, entries: history.map(entryFromHistory) });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404) return this.newChat();
      this.store.dispatch({ type: 'unavailable', chatId, problem: wordsFor(error) });
      return;
    }
    const running = runningEntry(this.store.latest);
    if (running !== undefined) await this.#follow(running.key, signal);
  };

  /** The page comes to the front: shows what was asked elsewhere meanwhile, and moves nothing of what is read. */
  readonly renew = async (): Promise<void> => {
    const { signal: before } = this.#reading;
    const lastChats = await this.#listed.ask();
    if (before.aborted) return;
    const { chatId, phase } = this.store.latest;
    const activity = lastChats && chatId !== null && listed(lastChats, chatId)?.last_activity;
    const at = `${chatId} ${activity}`;
    const isBusy = phase !== 'ready' || runningEntry(this.store.latest) !== undefined;
    if (!activity || at === this.#renewedAt || isBusy) return;
    const { signal } = this.#startReading();
    // What is shown stays where it cannot be read again, also of a chat that was deleted elsewhere.
    const history = await fetchChatHistory(chatId, signal).catch(() => undefined);
    if (history === undefined || signal.aborted) return;
    this.#renewedAt = at;
    this.store.dispatch({ type: 'renewed', history });
    const running = runningEntry(this.store.latest);
    if (running !== undefined) await this.#follow(running.key, signal);
  };

  readonly ask = (query: string): Promise<void> => this.#ask(query.trim(), null);

  /** Asks a question anew; once the new answer is there, it stands where the former did. */
  readonly regenerate = async (key: string): Promise<void> => {
    const entry = this.store.entry(key);
    if (entry !== undefined && entry.entryId !== null) await this.#ask(entry.query, entry);
  };

  /** Asks a question that failed anew, or reads on in an answer whose connection was lost. */
  readonly retry = async (key: string): Promise<void> => {
    const entry = this.store.entry(key);
    if (entry?.failure == null || runningEntry(this.store.latest) !== undefined) return;
    if (entry.failure.remedy === 'reconnect') {
      const { signal } = this.#startReading();
      this.store.dispatch({ type: 'resumed', key });
      return this.#follow(key, signal);
    }
    if (this.store.latest.limitedUntil !== null) return;
    if (entry.failure.remedy === 'ask-anew') return this.askAnew(entry.query);
    this.store.dispatch({ type: 'removed', key });
    return entry.replaces === null ? this.ask(entry.query) : this.regenerate(entry.replaces);
  };

  /** Ends the answer on its way, also before its first word. */
  readonly stop = async (): Promise<void> => {
    const running = runningEntry(this.store.latest);
    if (running === undefined || running.stopping) return;
    this.store.dispatch({ type: 'stopping', key: running.key, stopping: true });
    await this.#sendStop(running.key, running.entryId ?? this.#givenId);
  };

  /** Rates an answer, or takes that back; gives the server's words. @throws ApiError where that was not stored. */
  readonly rate = (key: string, feedback: AnswerFeedback | null): Promise<string> =>
    this.#ratings.rate(key, feedback);

  readonly renewLimit = (): void => {
    this.store.dispatch({ type: 'limited', until: null });
    this.#listed.renew();
  };

  /** Opens the chat that was begun when the page was left before the server had named it. */
  async #openBegun(after: string | null): Promise<void> {
    const { signal } = this.#startReading();
    const newest = (await this.#listed.askNewest()) ?? after;
    if (!signal.aborted && newest !== null && newest !== after) await this.openChat(newest);
  }

  /** Stops reading. An answer on its way is finished unread: its chat has to appear in the list all the same. */
  readonly leave = (): void => {
    if (runningEntry(this.store.latest) !== undefined) this.#listed.renew();
    this.#reading.abort();
  };

  #startReading(): AbortController {
    this.#reading.abort();
    this.#reading = new AbortController();
    return this.#reading;
  }

  async #ask(query: string, replaced: ConversationEntry | null): Promise<void> {
    const { phase, limitedUntil, chatId } = this.store.latest;
    const unable =
      phase !== 'ready' || limitedUntil !== null || runningEntry(this.store.latest) !== undefined;
    if (query === '' || unable) return;
    const { signal } = this.#startReading();
    this.#asked += 1;
    const key = `asked-${this.#asked}`;
    this.store.dispatch({ type: 'asked', key, query, replaces: replaced?.key ?? null });
    const newest = this.#listed.newest();
    if (chatId === null && newest !== undefined) openChatId.begin(newest);
    const replaces = replaced?.entryId;
    this.#givenId = newEntryId();
    const body = { query, chat_id: chatId, entry_id: this.#givenId, ...(replaces && { replaces }) };
    await this.#read(key, keepUnsent(query, askQuestion(body, { signal })), signal);
  }

  #follow(key: string, signal: AbortSignal): Promise<void> {
    const { chatId } = this.store.latest;
    const entryId = this.store.entry(key)?.entryId;
    if (chatId === null || entryId == null) return Promise.resolve();
    return this.#read(key, followAnswer({ chatId, entryId }, { signal }), signal);
  }

  async #read(key: string, answer: AsyncIterable<AnswerProgress>, signal: AbortSignal): Promise<void> {
    try {
      for await (const progress of answer) {
        if (signal.aborted) return;
        this.store.dispatch({ type: 'progress', key, progress });
        this.#afterProgress(key, progress);
      }
    } catch (error) {
      if (signal.aborted) return;
      const reference = error instanceof ApiError ? (error.requestId ?? null) : null;
      const notFound = error instanceof ApiError && error.status === 404;
      this.store.dispatch({ type: 'failed', key, detail: wordsFor(error), reference, notFound });
      if (notFound) this.#listed.renew();
    }
  }

  #afterProgress(key: string, progress: AnswerProgress): void {
    if (progress.event === 'entry') {
      const { chat_id, entry_id, query } = progress.data;
      this.#listChat(chat_id, query);
      // A server of other makers gives it an id of its own.
      if (this.store.entry(key)?.stopping && entry_id !== this.#stoppedId) void this.#sendStop(key, entry_id);
    } else if (progress.event === 'done') {
      const { message } = progress.data;
      // An answer that came in one piece had no beginning that named its chat.
      if (message.chat_id && message.chat_id !== openChatId.get())
        this.#listChat(message.chat_id, message.query);
      this.#listed.change((lastChats) => withAllowance(lastChats, message));
    } else if (progress.event === 'error' && this.store.latest.chatId === null) {
      openChatId.set(null);
      this.#listed.renew();
    }
  }

  #listChat(chatId: string, query: string): void {
    openChatId.set(chatId);
    this.#listed.change((lastChats) => withActiveChat(lastChats, chatId, query, new Date()));
  }

  async #sendStop(key: string, entryId: string): Promise<void> {
    this.#stoppedId = entryId;
    const isToBegin = () => this.store.entry(key)?.status === 'waiting';
    // Where that fails the answer goes on; the button offers itself again.
    await stopAnswer(entryId, isToBegin, this.#reading.signal).catch(() =>
      this.store.dispatch({ type: 'stopping', key, stopping: false }),
    );
  }
}
