import { classNames } from '../../lib/class-names.ts';
import { useAsk } from '../../lib/pending-question/use-ask.ts';
import { ArrowIcon } from './icons.tsx';
import styles from './question-button.module.css';

type QuestionButtonProps = {
  readonly question: string;
  /** `s` beside other text, where the question is not what the page is about. */
  readonly size?: 's' | 'm';
};

/** A question that is asked in the chat as it is chosen. */
export const QuestionButton = ({ question, size = 'm' }: QuestionButtonProps) => {
  const ask = useAsk();
  return (
    <button
      type="button"
      className={classNames(styles.question, size === 's' && styles.small)}
      onClick={() => ask(question)}
    >
      <span>{question}</span>
      <ArrowIcon />
    </button>
  );
};
