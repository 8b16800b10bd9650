import type { SourceDocument } from '@genie/contract/client';
import { useEffect, useRef } from 'react';
import { SourcePassage } from './source-passage.tsx';
import styles from './source-passages.module.css';

type SourcePassagesProps = {
  readonly entryId: string;
  readonly documents: readonly SourceDocument[];
  readonly activeSource: number;
  /** Opens another one. */
  readonly onSource: (source: number) => void;
};

/** The passages of one answer: the one asked for is open, in view, and has the focus; a click opens another. */
export const SourcePassages = ({ entryId, documents, activeSource, onSource }: SourcePassagesProps) => {
  const active = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another place to go to
  useEffect(() => {
    active.current?.focus({ preventScroll: true });
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeSource, entryId]);

  return (
    <ol className={styles.passages}>
      {documents.map((document, index) => {
        const { id, title, section, category } = document;
        const source = index + 1;
        const isActive = source === activeSource;
        return (
          <li
            key={id}
            ref={isActive ? active : undefined}
            tabIndex={-1}
            className={styles.passage}
            aria-current={isActive ? 'true' : undefined}
          >
            <p className={styles.head}>
              <span className={styles.number}>{source}</span>
              <span className={styles.category}>{category}</span>
            </p>
            <h3 className={styles.title} dir="auto">
              {isActive ? (
                title
              ) : (
                <button
                  type="button"
                  className={styles.open}
                  aria-expanded={false}
                  onClick={() => onSource(source)}
                >
                  {title}
                </button>
              )}
            </h3>
            <p className={styles.section} dir="auto">
              {section}
            </p>
            {isActive ? <SourcePassage entryId={entryId} source={source} document={document} /> : null}
          </li>
        );
      })}
    </ol>
  );
};
