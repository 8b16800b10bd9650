import { chatTexts, constants } from '@genie/contract/client';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { pageTexts } from '../texts.ts';
import { focusWithoutKeyboard } from './focus-without-keyboard.ts';
import styles from './rating-comment.module.css';

type RatingCommentProps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
  readonly onSend: (comment: string) => void;
  readonly onClose: () => void;
};

/** Asks what was wrong with an answer. */
export const RatingComment = ({ field, busy, onSend, onClose }: RatingCommentProps) => {
  const [comment, setComment] = useState('');
  const tooLong = [...comment.trim()].length > constants.maxFeedbackCommentCodePoints;

  useEffect(() => {
    focusWithoutKeyboard(field.current);
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [field]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) field.current?.focus();
    else if (!busy) onSend(comment.trim());
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };

  return (
    <form className={styles.form} onSubmit={send} onKeyDown={closeByKey} noValidate>
      <TextArea
        ref={field}
        label={pageTexts.whatWasWrong}
        className={styles.field}
        error={tooLong ? chatTexts.feedbackTooLong : undefined}
        autoComplete="off"
        dir="auto"
        rows={2}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.buttons}>
        <Button size="s" type="submit" busy={busy} busyLabel="Sending your comment">
          <span>
            Send <VisuallyHidden>comment</VisuallyHidden>
          </span>
        </Button>
        <Button look="quiet" size="s" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
};
