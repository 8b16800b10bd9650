import { type ReactNode, useEffect, useRef } from 'react';
import { reachScrollers } from './reach-scrollers.ts';
import styles from './table.module.css';

type TableProps = {
  /** The table's name; also that of the region a keyboard scrolls. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly children: ReactNode;
};

/** A table that scrolls inside itself. Its children are `thead` and `tbody`. */
export const Table = ({ caption, captionHidden = false, children }: TableProps) => {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const reach = () => reachScrollers(scroller.current === null ? [] : [scroller.current]);
    reach();
    window.addEventListener('resize', reach);
    return () => window.removeEventListener('resize', reach);
  });
  return (
    <section ref={scroller} data-scroller className={styles.scroller} aria-label={caption}>
      <table className={styles.table}>
        <caption className={captionHidden ? styles.captionHidden : styles.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  );
};
