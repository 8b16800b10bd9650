import type { AnswerFeedback, AnswerSource, SourceDocument } from '@genie/contract/client';

export type EntryStatus = 'waiting' | 'writing' | 'finished' | 'stopped' | 'refused' | 'failed';

/** Why an answer is not there. */
export type EntryFailure = {
  /** In words for the user. */
  readonly detail: string;
  /** What to quote to support. */
  readonly reference: string | null;
  /** What another try would do: ask again, ask in a chat of its own, or read on where the answer broke off. */
  readonly remedy: 'ask' | 'ask-anew' | 'reconnect';
};

/** One question of the open chat and what became of it. */
export type ConversationEntry = {
  /** Stays the same from the question to the end of the answer. */
  readonly key: string;
  readonly entryId: string | null;
  readonly status: EntryStatus;
  readonly query: string;
  readonly notice: string | null;
  /** The answer's HTML by block; a removed block is ''. */
  readonly blocks: readonly string[];
  readonly documents: readonly SourceDocument[];
  readonly source: AnswerSource | null;
  /** Seconds. */
  readonly executionTime: number | null;
  readonly followUps: readonly string[];
  /** What the user said of the answer. */
  readonly feedback: AnswerFeedback | null;
  readonly subscriptionStatus: 0 | 1;
  /** The key of the entry before it whose place this one takes, once it is answered. */
  readonly replaces: string | null;
  readonly stopping: boolean;
  readonly reconnecting: boolean;
  readonly failure: EntryFailure | null;
};
