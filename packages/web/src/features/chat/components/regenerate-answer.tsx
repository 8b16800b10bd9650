import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { pageTexts } from '../texts.ts';
import styles from './regenerate-answer.module.css';

type RegenerateAnswerProps = {
  readonly disabled: boolean;
  readonly onRegenerate: () => void;
};

/** Has the last answer written anew, and says what that costs. */
export const RegenerateAnswer = ({ disabled, onRegenerate }: RegenerateAnswerProps) => (
  <Button look="quiet" size="s" disabled={disabled} onClick={onRegenerate}>
    <RefreshCw aria-hidden="true" />
    <span>
      {pageTexts.regenerate} <span className={styles.cost}>· {pageTexts.regenerateCounts}</span>
    </span>
  </Button>
);
