import { CornerDownRight } from 'lucide-react';
import { CodedText } from './coded-text.tsx';
import styles from './follow-ups.module.css';

type FollowUpsProps = {
  readonly questions: readonly string[];
  readonly disabled: boolean;
  readonly onAsk: (query: string) => void;
};

/** Questions that an answer leads to; a click asks one. */
export const FollowUps = ({ questions, disabled, onAsk }: FollowUpsProps) => (
  <ul className={styles.questions} aria-label="Follow-up questions">
    {questions.map((question) => (
      <li key={question}>
        <button
          type="button"
          className={styles.question}
          dir="auto"
          disabled={disabled}
          onClick={() => onAsk(question)}
        >
          <CornerDownRight aria-hidden="true" />
          <span>
            <CodedText>{question}</CodedText>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
