import type { PromptMessage } from '@genie/contract/client';
import { act } from '@testing-library/react';
import type { AnswerStream } from './answer-stream.ts';
import { promptMessage } from './chat-samples.ts';

export const beginning = {
  chat_id: 'chat-1',
  entry_id: 'entry-1',
  query: 'What is DE 39?',
  notice: null,
  documents_used: [],
};

/** Writes a whole answer. */
export const answerWhole = (
  { send, end }: AnswerStream | undefined = missing(),
  change: Partial<PromptMessage> = {},
): void => {
  const message = promptMessage(change);
  const { chat_id, entry_id, query, notice, documents_used, answer } = message;
  act(() => {
    if (entry_id !== null) {
      send('entry', { chat_id, entry_id, query, notice, documents_used });
      send('block', { index: 0, html: answer });
    }
    send('done', { message });
    end();
  });
};

const missing = (): never => {
  throw new Error('There is no such stream.');
};
