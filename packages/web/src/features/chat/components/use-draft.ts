import { useEffect, useRef, useState } from 'react';
import { keepPendingQuestion } from '../../../lib/pending-question/keep-pending-question.ts';
import { forgetUnsentQuestion, unsentQuestion } from '../../../lib/pending-question/pending-question.ts';
import { sessionOwner } from '../../../lib/session-owner.ts';
import { isSessionEnded } from '../../../lib/storage/session.ts';

/** What is typed in the message box. Where the session ends first, who typed it finds it there after signing in again. */
export const useDraft = (): readonly [string, (draft: string) => void] => {
  const [draft, setDraft] = useState(unsentQuestion);
  const latest = useRef(draft);

  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  useEffect(() => {
    const owner = sessionOwner();
    forgetUnsentQuestion();
    return () => {
      if (latest.current !== '' && isSessionEnded()) keepPendingQuestion(latest.current, owner);
    };
  }, []);

  return [draft, setDraft];
};
