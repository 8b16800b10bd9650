import type { AnswerEvent, ChatHistoryEntry } from '@genie/contract/client';
import type { StreamEvent } from '../../../lib/api/event-stream.ts';

/** What a reader of an answer learns as it comes. */
export type AnswerProgress =
  | AnswerEvent
  /** The answer's events are gone; this is the answer as it is stored. */
  | { readonly event: 'stored'; readonly data: ChatHistoryEntry }
  /** The connection broke and is being made anew. */
  | { readonly event: 'reconnecting' };

/** How far a reader has come. */
export type ReadPosition = {
  readonly chatId: string;
  /** Known from the first event on. */
  readonly entryId: string | undefined;
  readonly lastEventId: string | undefined;
  readonly ended: boolean;
};

const names: ReadonlySet<string> = new Set([
  'entry',
  'block',
  'done',
  'error',
] satisfies AnswerEvent['event'][]);

/** The contract's event in a stream's; undefined for one this client does not know. */
export const readAnswerEvent = ({ event, data }: StreamEvent): AnswerEvent | undefined =>
  names.has(event) ? ({ event, data: JSON.parse(data) } as AnswerEvent) : undefined;

/** The position after an event. */
export const advance = (position: ReadPosition, id: string, event: AnswerEvent): ReadPosition => ({
  chatId: event.event === 'entry' ? event.data.chat_id : position.chatId,
  entryId: event.event === 'entry' ? event.data.entry_id : position.entryId,
  lastEventId: id === '' ? position.lastEventId : id,
  ended: event.event === 'done' || event.event === 'error',
});
