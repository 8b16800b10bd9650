import { useCallback } from 'react';
import { type Conversation, runningEntry, shownEntries } from '../state/conversation.ts';
import type { ConversationSession } from '../state/conversation-session.ts';
import styles from './conversation-view.module.css';
import { EntryView } from './entry-view.tsx';
import { useDrawnInTurns } from './use-drawn-in-turns.ts';

/** The source that is open: the n-th of an entry's. */
export type OpenSource = { readonly key: string; readonly source: number };

type ConversationViewProps = {
  readonly conversation: Conversation;
  readonly session: ConversationSession;
  readonly openSource: OpenSource | null;
  /** Whether the page offers the plans already. */
  readonly plansOffered: boolean;
  /** Whether the day's questions are used up. */
  readonly noneLeft: boolean;
  readonly onSource: (key: string, source: number, opener: HTMLElement) => void;
  readonly onAsk: (query: string) => void;
};

/** The questions and answers of the open chat. */
export const ConversationView = (props: ConversationViewProps) => {
  const { conversation, session, openSource, onSource, onAsk } = props;
  const canAsk = conversation.limitedUntil === null && runningEntry(conversation) === undefined;
  const entries = shownEntries(conversation);
  const last = entries.at(-1);
  const drawn = useDrawnInTurns(entries.length);
  const firstDrawn = Math.max(0, entries.length - drawn);
  const onRetry = useCallback((key: string) => void session.retry(key), [session]);
  const onRegenerate = useCallback((key: string) => void session.regenerate(key), [session]);
  return (
    <div className={styles.entries} aria-busy={firstDrawn > 0 ? true : undefined}>
      {entries.map((entry, index) => (
        <EntryView
          key={entry.key}
          entry={entry}
          isDrawn={index >= firstDrawn}
          isLast={entry === last}
          // Of the others none asks anything: they need not be drawn anew when this changes.
          canAsk={canAsk && (entry === last || entry.failure !== null)}
          activeSource={openSource?.key === entry.key ? openSource.source : null}
          plansOffered={props.plansOffered}
          onSource={onSource}
          onAsk={onAsk}
          onRetry={onRetry}
          onRegenerate={props.noneLeft ? undefined : onRegenerate}
          onRate={session.rate}
        />
      ))}
    </div>
  );
};
