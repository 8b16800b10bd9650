import { chatTexts } from '@genie/contract/client';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import type { ConversationEntry } from '../state/conversation-entry.ts';
import { pageTexts } from '../texts.ts';

const isRunning = ({ status }: ConversationEntry): boolean => status === 'waiting' || status === 'writing';

/** Tells screen readers, in their own time, that the answer they waited for is there. */
export const AnswerAnnouncer = ({ last }: { readonly last: ConversationEntry | undefined }) => {
  const [news, setNews] = useState('');
  const awaited = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (last === undefined) return;
    if (isRunning(last)) {
      awaited.current = last.key;
      setNews('');
    } else if (awaited.current === last.key) {
      awaited.current = undefined;
      if (last.status === 'finished') setNews(pageTexts.finished);
      if (last.status === 'stopped') setNews(chatTexts.stopped);
    }
  }, [last]);

  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  );
};
