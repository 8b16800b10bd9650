import { type AnswerEvent, type PromptMessage, systemTexts } from '@genie/contract';
import { AppError } from '../../errors.ts';
import type { ChangedBlock } from './rendering/growing-answer.ts';

type NumberedEvent<Event extends AnswerEvent = AnswerEvent> = {
  readonly id: number;
  readonly event: Event;
};

type EntryEvent = Extract<AnswerEvent, { event: 'entry' }>;
type EntryData = EntryEvent['data'];

/**
 * An answer being made. It belongs to no connection: readers come, go and come back, and each gets what it has not
 * seen yet. Of a block that changed ten times, a late reader gets the last state only.
 */
export class AnswerRun {
  readonly entryId: string;
  readonly userId: string;
  readonly #stop = new AbortController();
  readonly #blocks: NumberedEvent[] = [];
  #entry: NumberedEvent<EntryEvent> | undefined;
  #end: NumberedEvent | undefined;
  #failure: AppError | undefined;
  #lastId = 0;
  #left = false;
  #interrupted = false;
  #isRead = false;
  #catchUp: (() => void) | undefined;
  #changed = Promise.withResolvers<void>();

  constructor({ entryId, userId }: { entryId: string; userId: string }) {
    this.entryId = entryId;
    this.userId = userId;
  }

  get stopSignal(): AbortSignal {
    return this.#stop.signal;
  }

  get ended(): boolean {
    return this.#end !== undefined || this.#left;
  }

  /** Whether it was stopped by the end of the process, not by its reader: what was written is not an answer then. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  /** Whether anybody reads it, or has read it, as it grows. Only then is it shown before it is whole. */
  get isRead(): boolean {
    return this.#isRead;
  }

  get failed(): boolean {
    return this.#failure !== undefined;
  }

  /** The passages that the answer draws on; undefined before it has begun. */
  get documents(): EntryData['documents_used'] | undefined {
    return this.#entry?.event.data.documents_used;
  }

  stop(): void {
    this.#stop.abort();
  }

  interrupt(): void {
    this.#interrupted = true;
    this.#stop.abort();
  }

  /** Lets the readers go without an end: they come back to it, with another process. */
  leave(): void {
    this.#left = true;
    this.#announce();
  }

  /** @param catchUp shows what there is so far, called when the first reader comes */
  begin(data: EntryData, catchUp?: () => void): void {
    this.#catchUp = catchUp;
    this.#entry = this.#number({ event: 'entry', data });
    this.#announce();
  }

  setBlocks(blocks: readonly ChangedBlock[]): void {
    if (blocks.length === 0) return;
    for (const data of blocks) this.#blocks[data.index] = this.#number({ event: 'block', data });
    this.#announce();
  }

  finish(message: PromptMessage): void {
    this.#catchUp = undefined;
    this.#end = this.#number({ event: 'done', data: { message } });
    this.#announce();
  }

  fail(error: AppError): void {
    this.#catchUp = undefined;
    this.#failure = error;
    this.#end = this.#number({ event: 'error', data: { detail: error.message, code: error.code } });
    this.#announce();
  }

  /** Resolves with the first event. @throws AppError when the answer failed before it */
  async started(): Promise<void> {
    while (!this.#entry) {
      if (this.#failure) throw this.#failure;
      if (this.#end) return;
      await this.#changed.promise;
    }
  }

  /** Resolves with the whole answer. @throws AppError when it failed */
  async finished(): Promise<PromptMessage> {
    while (!this.#end) {
      if (this.#left) throw new AppError('shutting_down', systemTexts.shuttingDown);
      await this.#changed.promise;
    }
    if (this.#failure) throw this.#failure;
    if (this.#end.event.event !== 'done') throw new Error('an answer ended neither done nor failed');
    return this.#end.event.data.message;
  }

  /**
   * The events after `lastSeenId`, as they come, to the end. The end itself is always given: a reader can have counted
   * higher with another process.
   */
  events(lastSeenId: number): AsyncGenerator<NumberedEvent> {
    if (!this.#isRead) {
      this.#isRead = true;
      this.#catchUp?.();
    }
    return this.#eventsAfter(lastSeenId);
  }

  async *#eventsAfter(lastSeenId: number): AsyncGenerator<NumberedEvent> {
    let seen = lastSeenId;
    for (;;) {
      const changed = this.#changed.promise;
      const unseen = [this.#entry, ...this.#blocks]
        .filter((event) => event !== undefined)
        .filter(({ id }) => id > seen)
        .sort((one, other) => one.id - other.id);
      for (const event of unseen) {
        seen = event.id;
        yield event;
      }
      if (unseen.length > 0) continue;
      if (this.#end) {
        yield this.#end;
        return;
      }
      if (this.#left) return;
      await changed;
    }
  }

  #number<Event extends AnswerEvent>(event: Event): NumberedEvent<Event> {
    this.#lastId += 1;
    return { id: this.#lastId, event };
  }

  #announce(): void {
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers();
    resolve();
  }
}
