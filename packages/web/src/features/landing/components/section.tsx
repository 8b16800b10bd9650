import { type ReactNode, useId } from 'react';
import { Reveal } from '../../../lib/reveal/reveal.tsx';
import styles from './section.module.css';

type SectionProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** `beside` puts the title in a column of its own, `above` over the whole width. */
  readonly layout?: 'beside' | 'above';
  /** Whether it grows into its place as it is scrolled to. */
  readonly grow?: boolean;
  /** Its address after `#`. */
  readonly anchor?: string;
};

/** A part of the landing page, below a hairline: its title, a sentence, its content. */
export const Section = ({ title, lead, children, layout = 'beside', grow = false, anchor }: SectionProps) => {
  const id = useId();
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <Reveal grow={grow} className={layout === 'beside' ? styles.beside : styles.above}>
        <div className={styles.heading}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </Reveal>
    </section>
  );
};
