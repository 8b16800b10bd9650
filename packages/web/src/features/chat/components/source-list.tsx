import type { SourceDocument } from '@genie/contract/client';
import styles from './source-list.module.css';

type SourceListProps = {
  readonly documents: readonly SourceDocument[];
  readonly activeSource: number | null;
  readonly onSource: (source: number, opener: HTMLElement) => void;
};

/** The passages an answer draws on, numbered as it cites them; a click opens one. */
export const SourceList = ({ documents, activeSource, onSource }: SourceListProps) => (
  <section className={styles.sources} aria-label="Sources">
    <h4 className={styles.title}>Sources</h4>
    <ol className={styles.list}>
      {documents.map(({ id, title, section, category, excerpt }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.source}
            aria-expanded={activeSource === index + 1}
            onClick={(event) => onSource(index + 1, event.currentTarget)}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name} dir="auto">
              {title}
              <span className={styles.section}> · {section}</span>
            </span>
            <span className={styles.category}>{category}</span>
            <span className={styles.excerpt} dir="auto">
              {excerpt}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </section>
);
