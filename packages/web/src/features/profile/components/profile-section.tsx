import { type ReactNode, useId } from 'react';
import styles from './profile-section.module.css';

type ProfileSectionProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** One part of the profile page: what it is about, and beside it, or below on a phone, the part itself. */
export const ProfileSection = ({ title, lead, children }: ProfileSectionProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
};
