import { type Conversation, emptyConversation } from './conversation.ts';
import type { ConversationEntry } from './conversation-entry.ts';
import { type ConversationAction, conversationReducer } from './conversation-reducer.ts';

/** Blocks may come faster than a screen can show them: they are shown together, at most this often. */
const showBlocksEveryMs = 33;

/** The state of the open chat, and those who are told when it has changed. */
export class ConversationStore {
  readonly #listeners = new Set<() => void>();
  #latest: Conversation = emptyConversation;
  /** What the page shows: at times a moment behind. */
  #published: Conversation = emptyConversation;
  #show: ReturnType<typeof setTimeout> | undefined;

  get latest(): Conversation {
    return this.#latest;
  }

  readonly published = (): Conversation => this.#published;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  entry(key: string): ConversationEntry | undefined {
    return this.#latest.entries.find((one) => one.key === key);
  }

  dispatch(action: ConversationAction): void {
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
}
