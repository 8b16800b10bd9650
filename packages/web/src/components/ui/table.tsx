import type { ReactNode } from 'react';
import styles from './table.module.css';

type TableProps = {
  /** The table's name; also that of the region a keyboard scrolls. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly children: ReactNode;
};

/** A table that scrolls inside itself. Its children are `thead` and `tbody`. */
export const Table = ({ caption, captionHidden = false, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={styles.scroller} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={captionHidden ? styles.captionHidden : styles.caption}>{caption}</caption>
      {children}
    </table>
  </section>
);
