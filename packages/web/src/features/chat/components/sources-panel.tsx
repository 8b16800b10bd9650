import type { SourceDocument } from '@genie/contract/client';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { LazySheet } from '../../../components/ui/lazy-sheet.tsx';
import { SourcePassages } from './source-passages.tsx';
import styles from './sources-panel.module.css';
import { useMediaQuery } from './use-media-query.ts';

type SourcesPanelProps = {
  readonly documents: readonly SourceDocument[];
  readonly activeSource: number;
  readonly onClose: () => void;
};

const besideTheAnswer = '(min-width: 80rem)';

/** An answer's passages: beside it on a wide screen, as a sheet on others. */
export const SourcesPanel = ({ documents, activeSource, onClose }: SourcesPanelProps) => {
  const beside = useMediaQuery(besideTheAnswer);
  const passages = <SourcePassages documents={documents} activeSource={activeSource} />;
  if (!beside) {
    return (
      <LazySheet open title="Sources" onOpenChange={(open) => (open ? undefined : onClose())}>
        {passages}
      </LazySheet>
    );
  }
  return (
    <aside
      className={styles.panel}
      aria-label="Sources"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>Sources</h2>
        <IconButton label="Close the sources" size="s" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.body}>{passages}</div>
    </aside>
  );
};
