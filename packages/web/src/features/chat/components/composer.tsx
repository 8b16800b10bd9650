import { chatTexts, constants, isVisible, type Limits } from '@genie/contract/client';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { pageTexts } from '../texts.ts';
import styles from './composer.module.css';
import { draftLength } from './draft-length.ts';
import { limitsText } from './limits-text.ts';
import { useDraft } from './use-draft.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useGrowingHeight } from './use-growing-height.ts';

type ComposerProps = {
  /** The field itself, for whoever moves the focus there. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether an answer is on its way. */
  readonly running: boolean;
  readonly stopping: boolean;
  /** Whether no question may be asked for another reason. */
  readonly closed: boolean;
  readonly limits: Limits | undefined;
  readonly onSend: (query: string) => void;
  readonly onStop: () => void;
};

const count = new Intl.NumberFormat('en-GB');

const sends = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** The message box: Enter sends, Shift and Enter begin a line. */
export const Composer = ({ field, running, stopping, closed, limits, onSend, onStop }: ComposerProps) => {
  const [draft, setDraft] = useDraft();
  const noteId = useId();
  const disabled = running || closed;
  const { length, tooLong, near } = draftLength(draft);
  const keepFocus = useFocusAfter(field, { running, disabled });
  useGrowingHeight(field, draft);

  const send = () => {
    if (disabled || tooLong || !isVisible(draft)) return;
    onSend(draft);
    setDraft('');
  };

  return (
    <form
      className={classNames(styles.box, closed && styles.closed)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={styles.text}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        aria-label="Your question"
        aria-describedby={noteId}
        aria-invalid={tooLong ? true : undefined}
        placeholder={chatTexts.placeholder}
        value={draft}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <span className={styles.ring} aria-hidden="true" />
      <div className={styles.row}>
        <p id={noteId} className={styles.note}>
          {tooLong ? (
            <span className={styles.problem}>
              {chatTexts.queryTooLong} {pageTexts.tooLong}
            </span>
          ) : limits === undefined || running ? null : (
            limitsText(limits)
          )}
        </p>
        {near ? (
          <p className={classNames(styles.count, tooLong && styles.problem)} aria-live="polite">
            {count.format(length)} / {count.format(constants.maxQueryCodePoints)}
          </p>
        ) : null}
        {running ? (
          <button
            type="button"
            className={classNames(styles.action, styles.stop)}
            aria-disabled={stopping}
            onFocus={keepFocus}
            onClick={() => {
              if (!stopping) onStop();
            }}
          >
            <Square aria-hidden="true" />
            {stopping ? 'Stopping' : 'Stop'}
          </button>
        ) : (
          <button
            type="submit"
            className={classNames(styles.action, styles.send)}
            aria-label="Send"
            disabled={disabled || tooLong || !isVisible(draft)}
          >
            <ArrowUp aria-hidden="true" />
          </button>
        )}
      </div>
    </form>
  );
};
