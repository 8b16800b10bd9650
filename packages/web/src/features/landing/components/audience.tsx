import styles from './audience.module.css';
import { Section } from './section.tsx';

const audiences = [
  { name: 'Professionals', text: 'Settle a question while the incident is still open.' },
  { name: 'Learners', text: 'Go from the four parties to the bit level, in your own order.' },
  { name: 'Interview candidates', text: 'Practise on the questions payment teams really ask.' },
  { name: 'Businesses', text: 'Give every team the same answer, with the same sources.' },
] as const;

/** Who the product is for. */
export const Audience = () => (
  <Section title="Who it is for" lead="People who work with cards, and people who are about to.">
    <dl className={styles.audience}>
      {audiences.map((group) => (
        <div key={group.name} className={styles.group}>
          <dt className={styles.name}>{group.name}</dt>
          <dd className={styles.text}>{group.text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
