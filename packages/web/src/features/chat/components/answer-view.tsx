import {
  type AnswerFeedback,
  type AnswerSource,
  answerLabel,
  chatTexts,
  pages,
  type SourceDocument,
} from '@genie/contract/client';
import { useRef } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { BitmapLoader } from '../../../components/ui/bitmap/bitmap-loader.tsx';
import { lampBits } from '../../../components/ui/bitmap/lamp.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { AnswerHtml } from '../answer/answer-html.tsx';
import { citedSources } from '../answer/cited-sources.ts';
import type { EntryStatus } from '../state/conversation-entry.ts';
import { pageTexts, sourceNotes } from '../texts.ts';
import { AnswerActions } from './answer-actions.tsx';
import styles from './answer-view.module.css';
import { SourceList } from './source-list.tsx';

type AnswerViewProps = {
  readonly query: string;
  /** The answer's HTML by block. */
  readonly answer: readonly string[];
  readonly subscriptionStatus: 0 | 1;
  readonly documents: readonly SourceDocument[];
  /** Seconds; null while the answer is being written. */
  readonly execution_time: number | null;
  readonly source: AnswerSource | null;
  readonly status: EntryStatus;
  readonly reconnecting: boolean;
  readonly activeSource: number | null;
  /** Whether the page offers the plans already. */
  readonly plansOffered: boolean;
  readonly onSource: (source: number, opener: HTMLElement) => void;
  readonly feedback: AnswerFeedback | null;
  readonly onRate: (feedback: AnswerFeedback | null) => Promise<string>;
  readonly canAsk: boolean;
  /** Asks the question anew; undefined where only the last answer can be. */
  readonly onRegenerate: (() => void) | undefined;
};

const seePlans = (
  <ButtonLink size="s" to={pages.subscription}>
    {pageTexts.seePlans}
  </ButtonLink>
);

/** An answer with its label, its sources and what can be done with it. */
export const AnswerView = (props: AnswerViewProps) => {
  const { query, answer, subscriptionStatus, documents, execution_time, source, status } = props;
  const root = useRef<HTMLDivElement>(null);

  if (subscriptionStatus === 0 || query === '') {
    return (
      <div className={styles.answer}>
        <h3 className={styles.label}>
          <BitmapFigure bits={lampBits} grid={false} className={styles.mark} />
          {answerLabel}
        </h3>
        <Banner tone="pending" action={props.plansOffered ? undefined : seePlans}>
          {chatTexts.subscriptionExpired}
        </Banner>
      </div>
    );
  }

  if (status === 'refused') return <p className={styles.note}>{pageTexts.notAnswered}</p>;

  const ended = status === 'finished' || status === 'stopped';
  const note = source === null ? null : sourceNotes[source];
  return (
    <div className={styles.answer} aria-busy={status === 'writing'}>
      <div className={styles.head}>
        <h3 className={classNames(styles.label, status === 'writing' && styles.writing)}>
          {status === 'writing' ? (
            <BitmapLoader size="s" label={pageTexts.writing} />
          ) : (
            <BitmapFigure bits={lampBits} grid={false} className={styles.mark} />
          )}
          {answerLabel}
        </h3>
        {props.reconnecting ? <p className={styles.note}>{pageTexts.reconnecting}</p> : null}
        {ended && note !== null ? <p className={styles.note}>{note}</p> : null}
      </div>
      <AnswerHtml blocks={answer} root={root} activeSource={props.activeSource} onCitation={props.onSource} />
      {ended && source === 'limits' ? <p className={styles.plans}>{seePlans}</p> : null}
      {status === 'stopped' ? <p className={styles.stopped}>{chatTexts.stopped}</p> : null}
      {ended ? (
        <AnswerActions
          answer={root}
          documents={documents}
          status={status}
          executionTime={source === 'knowledge' ? execution_time : null}
          feedback={props.feedback}
          onRate={props.onRate}
          canAsk={props.canAsk}
          onRegenerate={source === 'knowledge' && documents.length > 0 ? props.onRegenerate : undefined}
        />
      ) : null}
      {ended && documents.length > 0 ? (
        <SourceList
          documents={documents}
          cited={citedSources(answer)}
          activeSource={props.activeSource}
          onSource={props.onSource}
        />
      ) : null}
    </div>
  );
};
