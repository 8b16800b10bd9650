import type { AnswerFeedback } from '@genie/contract/client';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { pageTexts } from '../texts.ts';
import styles from './rate-answer.module.css';

type RateAnswerProps = {
  readonly given: AnswerFeedback['rating'] | undefined;
  /** Whether it is asked what was wrong. */
  readonly asking: boolean;
  readonly bad: Ref<HTMLButtonElement>;
  readonly onRate: (rating: AnswerFeedback['rating']) => void;
};

/** Says of an answer that it is good or bad; what was said already takes it back. */
export const RateAnswer = ({ given, asking, bad, onRate }: RateAnswerProps) => (
  <>
    <IconButton
      label={pageTexts.goodAnswer}
      size="s"
      className={styles.rate}
      aria-pressed={given === 'good'}
      onClick={() => onRate('good')}
    >
      <ThumbsUp aria-hidden="true" />
    </IconButton>
    <IconButton
      ref={bad}
      label={pageTexts.badAnswer}
      size="s"
      className={styles.rate}
      aria-pressed={given === 'bad'}
      aria-expanded={asking ? true : undefined}
      onClick={() => onRate('bad')}
    >
      <ThumbsDown aria-hidden="true" />
    </IconButton>
  </>
);
