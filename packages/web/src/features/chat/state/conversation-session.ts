import type { AnswerFeedback, LastChatResponse } from '@genie/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiTexts } from '../../../lib/api/api-texts.ts';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import type { AnswerProgress } from '../api/answer-progress.ts';
import { fetchChatHistory } from '../api/chat-history.ts';
import { askQuestion, followAnswer } from '../api/read-answer.ts';
import { stopAnswer } from '../api/stop-answer.ts';
import { AnswerRatings } from './answer-ratings.ts';
import { withActiveChat, withAllowance } from './chat-list.ts';
import { type Conversation, emptyConversation, runningEntry } from './conversation.ts';
import type { ConversationEntry } from './conversation-entry.ts';
import { type ConversationAction, conversationReducer } from './conversation-reducer.ts';
import { entryFromHistory } from './new-entry.ts';
import { openChatId } from './open-chat-id.ts';

/** Blocks may come faster than a screen can show them: they are shown together, at most this often. */
const showBlocksEveryMs = 33;

const wordsFor = (error: unknown): string =>
  error instanceof ApiError ? error.message : apiTexts.unreadable;

/**
 * The open chat: its state, and what a user does with it. It reads one answer at a time; leaving a chat ends the
 * reading only, as the server finishes the answer by itself.
 */
export class ConversationSession {
  readonly #queries: QueryClient;
  readonly #listeners = new Set<() => void>();
  #latest: Conversation = emptyConversation;
  /** What the page shows: at times a moment behind. */
  #published: Conversation = emptyConversation;
  #reading = new AbortController();
  #asked = 0;
  #show: ReturnType<typeof setTimeout> | undefined;
  readonly #ratings = new AnswerRatings({
    entry: (key) => this.#latest.entries.find((one) => one.key === key),
    show: (key, feedback) => this.#dispatch({ type: 'rated', key, feedback }),
  });

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  readonly current = (): Conversation => this.#published;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the chat that was open when the page was left. */
  readonly reopen = (): void => {
    const chatId = openChatId.get();
    const begunAfter = openChatId.begunAfter();
    if (chatId !== null) void this.openChat(chatId);
    else if (begunAfter !== undefined) void this.#openBegun(begunAfter);
  };

  readonly newChat = (): void => {
    this.#leaveChat();
    openChatId.set(null);
    this.#dispatch({ type: 'cleared' });
  };

  /** Asks a question that was chosen outside the chat, in a chat of its own. */
  readonly askAnew = (query: string): void => {
    this.newChat();
    void this.ask(query);
  };

  readonly openChat = async (chatId: string): Promise<void> => {
    this.#leaveChat();
    const { signal } = this.#startReading();
    openChatId.set(chatId);
    this.#dispatch({ type: 'opening', chatId });
    try {
      const history = await fetchChatHistory(chatId, signal);
      if (signal.aborted) return;
      this.#dispatch({ type: 'opened', chatId, entries: history.map(entryFromHistory) });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404) return this.newChat();
      this.#dispatch({ type: 'unavailable', chatId, problem: wordsFor(error) });
      return;
    }
    const running = runningEntry(this.#latest);
    if (running !== undefined) await this.#follow(running.key, signal);
  };

  readonly ask = (query: string): Promise<void> => this.#ask(query.trim(), null);

  /** Asks a question anew; once the new answer is there, it stands where the former did. */
  readonly regenerate = async (key: string): Promise<void> => {
    const entry = this.#latest.entries.find((one) => one.key === key);
    if (entry !== undefined && entry.entryId !== null) await this.#ask(entry.query, entry);
  };

  /** Asks a question that failed anew, or reads on in an answer whose connection was lost. */
  readonly retry = async (key: string): Promise<void> => {
    const entry = this.#latest.entries.find((one) => one.key === key);
    if (entry?.failure == null || runningEntry(this.#latest) !== undefined) return;
    if (entry.failure.remedy === 'reconnect') {
      const { signal } = this.#startReading();
      this.#dispatch({ type: 'resumed', key });
      return this.#follow(key, signal);
    }
    if (this.#latest.limitedUntil !== null) return;
    if (entry.failure.remedy === 'ask-anew') return this.askAnew(entry.query);
    this.#dispatch({ type: 'removed', key });
    return entry.replaces === null ? this.ask(entry.query) : this.regenerate(entry.replaces);
  };

  /** Ends the answer on its way; one the server has not named yet, as soon as it does. */
  readonly stop = async (): Promise<void> => {
    const running = runningEntry(this.#latest);
    if (running === undefined || running.stopping) return;
    this.#dispatch({ type: 'stopping', key: running.key, stopping: true });
    if (running.entryId !== null) await this.#sendStop(running.key, running.entryId);
  };

  /** Rates an answer, or takes that back; gives the server's words. @throws ApiError where that was not stored. */
  readonly rate = (key: string, feedback: AnswerFeedback | null): Promise<string> =>
    this.#ratings.rate(key, feedback);

  readonly renewLimit = (): void => {
    this.#dispatch({ type: 'limitRenewed' });
    void this.#queries.invalidateQueries(lastChatsQuery);
  };

  /** Opens the chat that was begun when the page was left before the server had named it. */
  async #openBegun(after: string | null): Promise<void> {
    const { signal } = this.#startReading();
    const known = await this.#queries.ensureQueryData(lastChatsQuery).catch(() => undefined);
    const newest = known?.last_chat ?? after;
    if (!signal.aborted && newest !== null && newest !== after) await this.openChat(newest);
  }

  /** Stops reading. */
  readonly leave = (): void => this.#reading.abort();

  /** An answer that was left on its way is finished unread: its chat has to appear in the list all the same. */
  #leaveChat(): void {
    if (runningEntry(this.#latest) !== undefined) void this.#queries.invalidateQueries(lastChatsQuery);
    this.leave();
  }

  #startReading(): AbortController {
    this.leave();
    this.#reading = new AbortController();
    return this.#reading;
  }

  #dispatch(action: ConversationAction): void {
    this.#latest = conversationReducer(this.#latest, action);
    if (action.type === 'progress' && action.progress.event === 'block') {
      this.#show ??= setTimeout(() => this.#publish(), showBlocksEveryMs);
    } else {
      this.#publish();
    }
  }

  #publish(): void {
    clearTimeout(this.#show);
    this.#show = undefined;
    this.#published = this.#latest;
    for (const listener of this.#listeners) listener();
  }

  async #ask(query: string, replaced: ConversationEntry | null): Promise<void> {
    const { phase, limitedUntil, chatId } = this.#latest;
    const unable = phase !== 'ready' || limitedUntil !== null || runningEntry(this.#latest) !== undefined;
    if (query === '' || unable) return;
    const { signal } = this.#startReading();
    this.#asked += 1;
    const key = `asked-${this.#asked}`;
    this.#dispatch({ type: 'asked', key, query, replaces: replaced?.key ?? null });
    const known = this.#queries.getQueryData(lastChatsQuery.queryKey);
    if (chatId === null && known !== undefined) openChatId.begin(known.last_chat);
    const replaces = replaced?.entryId;
    const body = { query, chat_id: chatId, ...(replaces && { replaces }) };
    await this.#read(key, askQuestion(body, { signal }), signal);
  }

  #follow(key: string, signal: AbortSignal): Promise<void> {
    const { chatId, entries } = this.#latest;
    const entryId = entries.find((entry) => entry.key === key)?.entryId;
    if (chatId === null || entryId == null) return Promise.resolve();
    return this.#read(key, followAnswer({ chatId, entryId }, { signal }), signal);
  }

  async #read(key: string, answer: AsyncIterable<AnswerProgress>, signal: AbortSignal): Promise<void> {
    try {
      for await (const progress of answer) {
        if (signal.aborted) return;
        this.#dispatch({ type: 'progress', key, progress });
        this.#afterProgress(key, progress);
      }
    } catch (error) {
      if (signal.aborted) return;
      const reference = error instanceof ApiError ? (error.requestId ?? null) : null;
      const notFound = error instanceof ApiError && error.status === 404;
      this.#dispatch({ type: 'failed', key, detail: wordsFor(error), reference, notFound });
      if (notFound) void this.#queries.invalidateQueries(lastChatsQuery);
    }
  }

  #afterProgress(key: string, progress: AnswerProgress): void {
    if (progress.event === 'entry') {
      const { chat_id, entry_id, query } = progress.data;
      this.#listChat(chat_id, query);
      const entry = this.#latest.entries.find((one) => one.key === key);
      if (entry?.stopping) void this.#sendStop(key, entry_id);
    } else if (progress.event === 'done') {
      const { message } = progress.data;
      // An answer that came in one piece had no beginning that named its chat.
      if (message.chat_id && message.chat_id !== openChatId.get())
        this.#listChat(message.chat_id, message.query);
      this.#updateLastChats((lastChats) => withAllowance(lastChats, message));
    } else if (progress.event === 'error' && this.#latest.chatId === null) {
      openChatId.set(null);
      void this.#queries.invalidateQueries(lastChatsQuery);
    }
  }

  #listChat(chatId: string, query: string): void {
    openChatId.set(chatId);
    this.#updateLastChats((lastChats) => withActiveChat(lastChats, chatId, query, new Date()));
  }

  #updateLastChats(change: (lastChats: LastChatResponse) => LastChatResponse): void {
    this.#queries.setQueryData(lastChatsQuery.queryKey, (known) => known && change(known));
  }

  async #sendStop(key: string, entryId: string): Promise<void> {
    try {
      await stopAnswer(entryId);
    } catch {
      // The answer goes on; the button offers itself again.
      this.#dispatch({ type: 'stopping', key, stopping: false });
    }
  }
}
