import type { SourceDocument } from '@genie/contract/client';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { LazySheet } from '../../../components/ui/lazy-sheet.tsx';
import styles from './sources-panel.module.css';
import { useMediaQuery } from './use-media-query.ts';

const SourcePassages = lazy(async () => ({
  default: (await import('./source-passages.tsx')).SourcePassages,
}));

type SourcesPanelProps = {
  readonly entryId: string;
  readonly documents: readonly SourceDocument[];
  readonly activeSource: number;
  readonly onSource: (source: number) => void;
  readonly onClose: () => void;
};

const besideTheAnswer = '(min-width: 80rem)';

/** An answer's passages: beside it on a wide screen, as a sheet on others. */
export const SourcesPanel = ({ onClose, ...shown }: SourcesPanelProps) => {
  const beside = useMediaQuery(besideTheAnswer);
  const passages = (
    <Suspense fallback={null}>
      <SourcePassages {...shown} />
    </Suspense>
  );
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
