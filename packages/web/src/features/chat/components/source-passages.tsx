import type { SourceDocument } from '@genie/contract/client';
import { useEffect, useRef } from 'react';
import styles from './source-passages.module.css';

type SourcePassagesProps = {
  readonly documents: readonly SourceDocument[];
  readonly activeSource: number;
};

/** The passages of one answer in full; the one asked for is lit, in view, and has the focus. */
export const SourcePassages = ({ documents, activeSource }: SourcePassagesProps) => {
  const active = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another place to go to
  useEffect(() => {
    active.current?.focus({ preventScroll: true });
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeSource, documents]);

  return (
    <ol className={styles.passages}>
      {documents.map(({ id, title, section, category, excerpt }, index) => {
        const isActive = index + 1 === activeSource;
        return (
          <li
            key={id}
            ref={isActive ? active : undefined}
            tabIndex={-1}
            className={styles.passage}
            aria-current={isActive ? 'true' : undefined}
          >
            <p className={styles.head}>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.category}>{category}</span>
            </p>
            <h3 className={styles.title} dir="auto">
              {title}
            </h3>
            <p className={styles.section} dir="auto">
              {section}
            </p>
            <blockquote className={styles.excerpt} dir="auto">
              {excerpt}
            </blockquote>
          </li>
        );
      })}
    </ol>
  );
};
