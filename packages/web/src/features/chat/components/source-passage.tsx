import type { SourceDocument } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { AnswerHtml } from '../answer/answer-html.tsx';
import { sourcePassageQuery } from '../api/source-passage-query.ts';
import { passageTexts } from '../texts.ts';
import { PublicReferences } from './public-references.tsx';
import styles from './source-passage.module.css';

type SourcePassageProps = {
  readonly entryId: string;
  readonly source: number;
  readonly document: SourceDocument;
};

const nothingCited = (): void => undefined;

/** The passage an answer was given, whole; its beginning, which came with the answer, until it is there or where it is gone. */
export const SourcePassage = ({ entryId, source, document }: SourcePassageProps) => {
  const root = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery(sourcePassageQuery(entryId, source));

  if (data !== undefined && data.state !== 'gone') {
    return (
      <div className={styles.whole} dir="auto">
        {data.state === 'changed' ? <p className={styles.note}>{passageTexts.changed}</p> : null}
        <AnswerHtml root={root} blocks={[data.passage]} activeSource={null} onCitation={nothingCited} />
        <PublicReferences references={data.references} />
      </div>
    );
  }
  return (
    <div className={styles.whole} aria-busy={data === undefined && !isError}>
      {data === undefined ? null : <p className={styles.note}>{passageTexts.gone}</p>}
      <blockquote className={styles.excerpt} dir="auto">
        {document.excerpt}
      </blockquote>
      {data === undefined && !isError ? (
        <div role="status">
          <VisuallyHidden>{passageTexts.opening}</VisuallyHidden>
          <Skeleton width="full" />
          <Skeleton width="medium" />
        </div>
      ) : null}
      {isError ? (
        <p className={styles.failed} role="alert">
          {passageTexts.notOpened}{' '}
          <Button look="quiet" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
    </div>
  );
};
