import { pages } from '@genie/contract/client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPendingQuestion } from '../../../lib/pending-question/pending-question.ts';
import { storedValues } from '../../../lib/storage/stored-values.ts';

/** Asks a question in the chat; who is not signed in signs in first, and the chat then asks it. */
export const useAsk = (): ((question: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    (question: string) => {
      keepPendingQuestion(question);
      void navigate(storedValues.get('access_token') ? pages.chat : pages.login);
    },
    [navigate],
  );
};
