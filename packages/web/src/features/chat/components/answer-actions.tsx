import type { AnswerFeedback, SourceDocument } from '@genie/contract/client';
import { lazy, type RefObject, Suspense } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import type { EntryStatus } from '../state/conversation-entry.ts';
import styles from './answer-actions.module.css';
import { CopyAnswer } from './copy-answer.tsx';
import { RateAnswer } from './rate-answer.tsx';
import { RegenerateAnswer } from './regenerate-answer.tsx';
import { useRating } from './use-rating.ts';

const RatingComment = lazy(async () => ({
  default: (await import('./rating-comment.tsx')).RatingComment,
}));

type AnswerActionsProps = {
  readonly answer: RefObject<HTMLElement | null>;
  readonly documents: readonly SourceDocument[];
  readonly status: EntryStatus;
  /** Seconds; null where there was nothing to wait for. */
  readonly executionTime: number | null;
  readonly feedback: AnswerFeedback | null;
  readonly onRate: (feedback: AnswerFeedback | null) => Promise<string>;
  readonly canAsk: boolean;
  /** Asks the question anew; undefined where that cannot be done. */
  readonly onRegenerate: (() => void) | undefined;
};

/** What took less was not waited for. */
const shortestToldS = 0.1;

const timeText = (status: EntryStatus, time: number): string =>
  `${status === 'stopped' ? 'Stopped after' : 'Answered in'} ${time.toFixed(1)} s`;

/** What can be done with a finished answer: copy it, rate it, have it written anew. */
export const AnswerActions = (props: AnswerActionsProps) => {
  const { status, executionTime, feedback, onRegenerate } = props;
  const rating = useRating(feedback, props.onRate);
  return (
    <div className={styles.end}>
      <div className={styles.actions} data-answer-end>
        <CopyAnswer answer={props.answer} documents={props.documents} />
        <RateAnswer
          given={feedback?.rating}
          asking={rating.asking}
          bad={rating.bad}
          onRate={(given) => void rating.rate(given)}
        />
        {onRegenerate === undefined ? null : (
          <RegenerateAnswer disabled={!props.canAsk} onRegenerate={onRegenerate} />
        )}
        {executionTime === null || executionTime < shortestToldS ? null : (
          <p className={styles.time}>{timeText(status, executionTime)}</p>
        )}
        <span role="status" className={styles.news}>
          {rating.news}
        </span>
      </div>
      {rating.failure === undefined ? null : (
        <Banner tone="declined" detail={rating.failure.cause}>
          {rating.failure.text}
        </Banner>
      )}
      {rating.asking ? (
        <Suspense fallback={null}>
          <RatingComment
            field={rating.field}
            busy={rating.busy}
            onSend={rating.send}
            onClose={rating.close}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
