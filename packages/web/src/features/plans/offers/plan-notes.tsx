import type { ReactNode } from 'react';
import styles from './plan-notes.module.css';

type PlanNotesProps = {
  readonly notes: readonly { readonly term: string; readonly text: ReactNode }[];
};

/** What to know before paying. */
export const PlanNotes = ({ notes }: PlanNotesProps) => (
  <section className={styles.section} aria-label="Good to know">
    <dl className={styles.notes}>
      {notes.map(({ term, text }) => (
        <div key={term} className={styles.note}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
