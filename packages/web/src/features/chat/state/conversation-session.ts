import type { AnswerFeedback } from '@genie/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fetchChatHistory } from '../api/chat-history.ts';
import { askQuestion } from '../api/read-answer.ts';
import { AnswerRatings } from './answer-ratings.ts';
import { AnswerReader, wordsFor } from './answer-reader.ts';
import { listed } from './chat-list.ts';
import { runningEntry } from './conversation.ts';
import type { ConversationEntry } from './conversation-entry.ts';
import { ConversationStore } from './conversation-store.ts';
import { keepUnsent } from './keep-unsent.ts';
import { ListedChats } from './listed-chats.ts';
import { entryFromHistory, newEntryId } from './new-entry.ts';
import { openChatId } from './open-chat-id.ts';

/**
 * What a user does with the open chat. Leaving a chat ends the reading of its answer only, as the
 * server finishes that by itself.
 */
export class ConversationSession {
  readonly store = new ConversationStore();
  readonly #listed: ListedChats;
  readonly #reader: AnswerReader;
  #asked = 0;
  /** The open chat and its last activity when its history was last renewed. */
  #renewedAt = '';
  /** The id that the question asked last was given here. */
  #givenId = '';
  readonly #ratings = new AnswerRatings({
    entry: (key) => this.store.entry(key),
    show: (key, feedback) => this.store.dispatch({ type: 'rated', key, feedback }),
  });

  constructor(queries: QueryClient) {
    this.#listed = new ListedChats(queries);
    this.#reader = new AnswerReader(this.store, this.#listed);
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
    const signal = this.#reader.start();
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
    if (running !== undefined) await this.#reader.follow(running.key, signal);
  };

  /** The page comes to the front: shows what was asked elsewhere meanwhile, and moves nothing of what is read. */
  readonly renew = async (): Promise<void> => {
    const { signal: before } = this.#reader;
    const lastChats = await this.#listed.ask();
    if (before.aborted) return;
    const { chatId, phase } = this.store.latest;
    const activity = lastChats && chatId !== null && listed(lastChats, chatId)?.last_activity;
    const at = `${chatId} ${activity}`;
    const isBusy = phase !== 'ready' || runningEntry(this.store.latest) !== undefined;
    if (!activity || at === this.#renewedAt || isBusy) return;
    const signal = this.#reader.start();
    // What is shown stays where it cannot be read again, also of a chat that was deleted elsewhere.
    const read = Promise.all([fetchChatHistory(chatId, signal), import('./renewed-entries.ts')]);
    const [history, { renewedEntries }] = await read.catch(() => []);
    if (history === undefined || renewedEntries === undefined || signal.aborted) return;
    this.#renewedAt = at;
    this.store.dispatch({ type: 'renewed', entries: renewedEntries(this.store.latest.entries, history) });
    const running = runningEntry(this.store.latest);
    if (running !== undefined) await this.#reader.follow(running.key, signal);
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
      const signal = this.#reader.start();
      this.store.dispatch({ type: 'resumed', key });
      return this.#reader.follow(key, signal);
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
    await this.#reader.sendStop(running.key, running.entryId ?? this.#givenId);
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
    const signal = this.#reader.start();
    const newest = (await this.#listed.askNewest()) ?? after;
    if (!signal.aborted && newest !== null && newest !== after) await this.openChat(newest);
  }

  /** Stops reading. An answer on its way is finished unread: its chat has to appear in the list all the same. */
  readonly leave = (): void => {
    if (runningEntry(this.store.latest) !== undefined) this.#listed.renew();
    this.#reader.end();
  };

  async #ask(query: string, replaced: ConversationEntry | null): Promise<void> {
    const { phase, limitedUntil, chatId } = this.store.latest;
    const unable =
      phase !== 'ready' || limitedUntil !== null || runningEntry(this.store.latest) !== undefined;
    if (query === '' || unable) return;
    const signal = this.#reader.start();
    this.#asked += 1;
    const key = `asked-${this.#asked}`;
    this.store.dispatch({ type: 'asked', key, query, replaces: replaced?.key ?? null });
    const newest = this.#listed.newest();
    if (chatId === null && newest !== undefined) openChatId.begin(newest);
    const replaces = replaced?.entryId;
    this.#givenId = newEntryId();
    const body = { query, chat_id: chatId, entry_id: this.#givenId, ...(replaces && { replaces }) };
    await this.#reader.read(key, keepUnsent(query, askQuestion(body, { signal })), signal);
  }
}
