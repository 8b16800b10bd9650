import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { EntryFailure } from '../state/conversation-entry.ts';
import styles from './failed-answer.module.css';

type FailedAnswerProps = EntryFailure & {
  readonly canRetry: boolean;
  readonly onRetry: () => void;
};

const words: Readonly<Record<EntryFailure['remedy'], string>> = {
  ask: 'Try again',
  'ask-anew': 'Ask in a new chat',
  reconnect: 'Reconnect',
};

/** Why there is no answer, and the way to one. */
export const FailedAnswer = ({ detail, reference, remedy, canRetry, onRetry }: FailedAnswerProps) => (
  <Banner
    tone="declined"
    detail={
      <span className={styles.remedy}>
        <Button size="s" disabled={!canRetry} onClick={onRetry}>
          {words[remedy]}
        </Button>
        {reference === null ? null : <span>Reference: {reference}</span>}
      </span>
    }
  >
    {detail}
  </Banner>
);
