import { pages } from '@genie/contract/client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedValues } from '../storage/stored-values.ts';
import { keepPendingQuestion } from './keep-pending-question.ts';

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
