import { chatTexts } from '@genie/contract/client';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { sanitizeAnswer } from '../answer/sanitize-answer.ts';
import type { ConversationEntry } from '../state/conversation-entry.ts';
import { pageTexts } from '../texts.ts';

const isRunning = ({ status }: ConversationEntry): boolean => status === 'waiting' || status === 'writing';

/** An answer begins with what was asked for: its first paragraph is enough to decide whether to read on. */
const directAnswer = ({ blocks }: ConversationEntry): string => {
  const first = sanitizeAnswer(blocks.find((html) => html !== '') ?? '').firstElementChild;
  return first?.localName === 'p' ? first.textContent : '';
};

const newsOf = (entry: ConversationEntry): string => {
  if (entry.status === 'finished') return `${pageTexts.finished} ${directAnswer(entry)}`.trim();
  if (entry.status === 'refused') {
    const why = entry.subscriptionStatus === 0 ? chatTexts.planExpired : chatTexts.dailyLimit;
    return `${pageTexts.notAnswered} ${why}`;
  }
  return entry.status === 'stopped' ? chatTexts.stopped : '';
};

/** Tells screen readers, in their own time, what became of the question they wait with. */
export const AnswerAnnouncer = ({ last }: { readonly last: ConversationEntry | undefined }) => {
  const [news, setNews] = useState('');
  const awaited = useRef<ConversationEntry | undefined>(undefined);

  useEffect(() => {
    if (last === undefined || isRunning(last)) {
      awaited.current = last;
      setNews('');
    } else if (awaited.current?.key === last.key) {
      // An answer also stops as its chat is deleted.
      const isOwnNews = last.status !== 'stopped' || awaited.current.stopping;
      awaited.current = undefined;
      setNews(isOwnNews ? newsOf(last) : '');
    }
  }, [last]);

  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  );
};
