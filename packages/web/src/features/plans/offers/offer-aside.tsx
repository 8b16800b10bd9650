import { useId } from 'react';
import { QuestionButton } from '../../../components/ui/question-button.tsx';
import type { PlanAside } from '../plan-asides.ts';
import styles from './offer-aside.module.css';

/** What stands beside an offer that is alone on its tab. */
export const OfferAside = ({ title, ordered, lines, asked }: PlanAside) => {
  const id = useId();
  const List = ordered ? 'ol' : 'ul';
  return (
    <section className={styles.aside} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <List className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{asked ? <QuestionButton size="s" question={line} /> : line}</li>
        ))}
      </List>
    </section>
  );
};
