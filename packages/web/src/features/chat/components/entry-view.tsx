import type { AnswerFeedback } from '@genie/contract/client';
import { ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { BitmapLoader } from '../../../components/ui/bitmap/bitmap-loader.tsx';
import type { ConversationEntry } from '../state/conversation-entry.ts';
import { pageTexts } from '../texts.ts';
import { AnswerView } from './answer-view.tsx';
import { CodedText } from './coded-text.tsx';
import styles from './entry-view.module.css';
import { FailedAnswer } from './failed-answer.tsx';
import { FollowUps } from './follow-ups.tsx';

type EntryViewProps = {
  readonly entry: ConversationEntry;
  /** Whether its answer is drawn already; its question is. */
  readonly isDrawn: boolean;
  readonly isLast: boolean;
  /** Whether a question may be asked now. */
  readonly canAsk: boolean;
  /** The number of this answer's source that is open. */
  readonly activeSource: number | null;
  /** Whether the page offers the plans already. */
  readonly plansOffered: boolean;
  readonly onSource: (key: string, source: number, opener: HTMLElement) => void;
  readonly onAsk: (query: string) => void;
  readonly onRetry: (key: string) => void;
  /** Absent where no question is left for that. */
  readonly onRegenerate: ((key: string) => void) | undefined;
  readonly onRate: (key: string, feedback: AnswerFeedback | null) => Promise<string>;
};

const Answer = (props: EntryViewProps) => {
  const { entry, isLast, canAsk, activeSource, onSource, onRetry, onRegenerate, onRate } = props;
  const { key, status, failure } = entry;
  if (status === 'waiting') return null;
  return (
    <>
      {status === 'failed' && entry.blocks.length === 0 ? null : (
        <AnswerView
          query={entry.query}
          answer={entry.blocks}
          subscriptionStatus={entry.subscriptionStatus}
          documents={entry.documents}
          execution_time={entry.executionTime}
          source={entry.source}
          status={status}
          reconnecting={entry.reconnecting}
          activeSource={activeSource}
          plansOffered={props.plansOffered}
          onSource={(source, opener) => onSource(key, source, opener)}
          feedback={entry.feedback}
          onRate={(feedback) => onRate(key, feedback)}
          canAsk={canAsk}
          onRegenerate={isLast && onRegenerate ? () => onRegenerate(key) : undefined}
        />
      )}
      {failure === null ? null : (
        <FailedAnswer
          {...failure}
          canRetry={canAsk || failure.remedy === 'reconnect'}
          onRetry={() => onRetry(key)}
        />
      )}
    </>
  );
};

/** A question and what became of it. */
export const EntryView = memo((props: EntryViewProps) => {
  const { entry, isDrawn, isLast, canAsk, onAsk } = props;
  const ended = entry.status === 'finished' || entry.status === 'stopped';
  return (
    <article className={styles.entry}>
      <div className={styles.question}>
        {entry.status === 'waiting' ? (
          <span className={styles.waiting}>
            <BitmapLoader label={pageTexts.waiting} />
          </span>
        ) : null}
        <h2 className={styles.bubble} dir="auto">
          <CodedText>{entry.query}</CodedText>
        </h2>
      </div>
      {entry.notice === null ? null : (
        <p className={styles.notice}>
          <ShieldCheck aria-hidden="true" />
          {entry.notice}
        </p>
      )}
      {isDrawn ? <Answer {...props} /> : null}
      {isLast && ended && entry.followUps.length > 0 ? (
        <FollowUps questions={entry.followUps} disabled={!canAsk} onAsk={onAsk} />
      ) : null}
    </article>
  );
});
