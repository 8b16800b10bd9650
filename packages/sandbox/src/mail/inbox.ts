import { EventEmitter, once } from 'node:events';
import type { Message } from './message.ts';

const kept = 500;

/** No message that fits arrived in time. */
export class NoMailError extends Error {
  constructor(timeoutMs: number, subjects: string[]) {
    const seen = subjects.length > 0 ? `the inbox holds: ${subjects.join(' | ')}` : 'the inbox is empty';
    super(`No such message within ${timeoutMs} ms; ${seen}.`);
    this.name = 'NoMailError';
  }
}

/** The last messages received, in memory. Emits `added` with each new message and `removed` after a deletion. */
export class Inbox extends EventEmitter<{ added: [Message]; removed: [] }> {
  #messages: Message[] = [];

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  add(message: Message): void {
    this.#messages.unshift(message);
    this.#messages.length = Math.min(this.#messages.length, kept);
    this.emit('added', message);
  }

  /** Newest first. */
  messages(): Message[] {
    return [...this.#messages];
  }

  /** `latest` finds the newest message. */
  find(id: string): Message | undefined {
    return id === 'latest' ? this.#messages[0] : this.#messages.find((message) => message.id === id);
  }

  /** Removes the messages named, or all of them. */
  remove(ids?: string[]): void {
    this.#messages = ids === undefined ? [] : this.#messages.filter(({ id }) => !ids.includes(id));
    this.emit('removed');
  }

  /**
   * The newest message that fits, as soon as there is one.
   * @throws NoMailError when none came within `timeoutMs`
   */
  async waitFor(fits: (message: Message) => boolean, timeoutMs: number): Promise<Message> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      for (;;) {
        const message = this.#messages.find(fits);
        if (message) return message;
        // Several may arrive before this goes on: each time the whole inbox is looked through.
        await once(this, 'added', { signal });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new NoMailError(
        timeoutMs,
        this.#messages.map(
          ({ subject, to }) => `${subject} (to ${to.map(({ address }) => address).join(', ')})`,
        ),
      );
    }
  }
}
