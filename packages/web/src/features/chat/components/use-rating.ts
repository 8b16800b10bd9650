import { type AnswerFeedback, chatTexts } from '@genie/contract/client';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { causeOf } from '../../../lib/forms/cause-of.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { pageTexts } from '../texts.ts';

type Failure = { readonly text: string; readonly cause: string | undefined };

type RatingOfAnswer = {
  /** Whether it is asked what was wrong. */
  readonly asking: boolean;
  readonly busy: boolean;
  /** What is said once a comment was sent. */
  readonly news: string;
  readonly failure: Failure | undefined;
  readonly bad: RefObject<HTMLButtonElement | null>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Gives a rating; the one that was given already is taken back. */
  readonly rate: (rating: AnswerFeedback['rating']) => Promise<void>;
  readonly send: (comment: string) => void;
  readonly close: () => void;
};

const failureOf = (error: unknown, text: string): Failure => ({ text, cause: causeOf(error, text) });

/** How somebody rates an answer, and says what was wrong with it. */
export const useRating = (
  feedback: AnswerFeedback | null,
  onRate: (feedback: AnswerFeedback | null) => Promise<string>,
): RatingOfAnswer => {
  const bad = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState(false);
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [busy, run] = useSubmission();

  const close = () => {
    const hadFocus = field.current?.form?.contains(document.activeElement) ?? false;
    flushSync(() => setAsking(false));
    if (hadFocus) bad.current?.focus();
  };

  const rate = async (rating: AnswerFeedback['rating']) => {
    const takesBack = feedback?.rating === rating;
    setNews('');
    setFailure(undefined);
    setAsking(rating === 'bad' && !takesBack);
    try {
      await onRate(takesBack ? null : { rating, comment: '' });
    } catch (error) {
      setFailure(failureOf(error, pageTexts.notRated));
      // What is written already is not lost: sending it gives the rating once more.
      if (field.current?.value.trim() === '') close();
    }
  };

  const send = (comment: string) =>
    void run(async () => {
      setFailure(undefined);
      try {
        const message = comment === '' ? '' : await onRate({ rating: 'bad', comment });
        const masked = message === chatTexts.feedbackMasked ? ` ${message}` : '';
        setNews(`${chatTexts.feedbackGiven}${masked}`);
        close();
      } catch (error) {
        setFailure(failureOf(error, pageTexts.commentNotSent));
      }
    });

  return { asking, busy, news, failure, bad, field, rate, send, close };
};
