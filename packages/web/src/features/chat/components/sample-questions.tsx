import { sampleQuestions } from '@genie/contract/client';
import { ArrowUpRight } from 'lucide-react';
import { CodedText } from './coded-text.tsx';
import styles from './sample-questions.module.css';

type SampleQuestionsProps = {
  readonly disabled: boolean;
  readonly onAsk: (query: string) => void;
};

/** Four questions to begin with; a click asks one. */
export const SampleQuestions = ({ disabled, onAsk }: SampleQuestionsProps) => (
  <ul className={styles.questions} aria-label="Sample questions">
    {sampleQuestions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.question} disabled={disabled} onClick={() => onAsk(question)}>
          <span>
            <CodedText>{question}</CodedText>
          </span>
          <ArrowUpRight aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
);
