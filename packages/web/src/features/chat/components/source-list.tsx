import type { SourceDocument } from '@genie/contract/client';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodedText } from './coded-text.tsx';
import styles from './source-list.module.css';

type SourceListProps = {
  readonly documents: readonly SourceDocument[];
  /** The numbers of the sources the answer cites. */
  readonly cited: ReadonlySet<number>;
  readonly activeSource: number | null;
  readonly onSource: (source: number, opener: HTMLElement) => void;
};

type SourceRowProps = Pick<SourceListProps, 'onSource'> & {
  readonly document: SourceDocument;
  readonly number: number;
  readonly isActive: boolean;
};

const shortList = 3;

const SourceRow = ({ document, number, isActive, onSource }: SourceRowProps) => (
  <button
    type="button"
    className={styles.source}
    aria-expanded={isActive}
    onClick={(event) => onSource(number, event.currentTarget)}
  >
    <span className={styles.number}>{number}</span>
    <span className={styles.name} dir="auto">
      <CodedText>{document.title}</CodedText>
      <span className={styles.section}>
        {' · '}
        <CodedText>{document.section}</CodedText>
      </span>
    </span>
    <span className={styles.category}>{document.category}</span>
    <span className={styles.excerpt} dir="auto">
      {document.excerpt}
    </span>
  </button>
);

/**
 * The passages an answer was given, numbered as it cites them; a click opens one. Of a long list those it does not
 * cite are shown on demand.
 */
export const SourceList = ({ documents, cited, activeSource, onSource }: SourceListProps) => {
  const [showsAll, setShowsAll] = useState(documents.length <= shortList);
  const isShown = (number: number) => showsAll || cited.has(number);
  const hidden = documents.filter((_, index) => !isShown(index + 1)).length;
  const list = useRef<HTMLOListElement>(null);
  // The button goes: the focus moves on to the first passage that it brought.
  const showAll = () => {
    const first = documents.findIndex((_, index) => !isShown(index + 1));
    flushSync(() => setShowsAll(true));
    list.current?.children[first]?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.sources}>
      <h3 className={styles.title}>Sources</h3>
      <ol ref={list} className={styles.list}>
        {documents.map((document, index) =>
          isShown(index + 1) ? (
            <li key={document.id}>
              <SourceRow
                document={document}
                number={index + 1}
                isActive={activeSource === index + 1}
                onSource={onSource}
              />
            </li>
          ) : null,
        )}
      </ol>
      {hidden === 0 ? null : (
        <button type="button" className={styles.more} onClick={showAll}>
          <ChevronDown aria-hidden="true" />
          {hidden}
          {hidden === documents.length ? '' : ' more'} {hidden === 1 ? 'passage was' : 'passages were'} read
        </button>
      )}
    </div>
  );
};
