import type { ReactNode } from 'react';
import styles from './collapsible.module.css';

type CollapsibleProps = {
  /** Its address after `#`. */
  readonly id: string;
  readonly title: string;
  /** Stands before the title. */
  readonly number?: number | undefined;
  /** What it says in a sentence, in view also while closed. */
  readonly summary?: string | undefined;
  readonly level: 2 | 3;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/** A section that opens and closes on a click; the browser's own, so that a search in the page opens it too. */
export const Collapsible = ({
  id,
  title,
  number,
  summary,
  level,
  open = false,
  children,
}: CollapsibleProps) => {
  const Heading = `h${level}` as const;
  return (
    <details id={id} className={styles.section} data-level={level} open={open}>
      <summary className={styles.summary}>
        <span className={styles.number} aria-hidden={number === undefined}>
          {number}
        </span>
        <span className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {summary === undefined ? null : <span className={styles.about}>{summary}</span>}
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
