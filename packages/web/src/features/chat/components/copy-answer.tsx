import type { SourceDocument } from '@genie/contract/client';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { copyText } from './copy-text.ts';

type CopyAnswerProps = {
  readonly answer: RefObject<HTMLElement | null>;
  readonly documents: readonly SourceDocument[];
};

type Outcome = 'none' | 'copied' | 'refused';

/** Fetched as the button shows, so that nothing is waited for between the press and the clipboard. */
const loadMarkdown = () => import('../answer/answer-to-markdown.ts');

const shownForMs = 2_000;
const words: Readonly<Record<Outcome, string>> = {
  none: 'Copy',
  copied: 'Copied',
  refused: 'The browser refused to copy',
};
const icons = { none: Copy, copied: Check, refused: TriangleAlert } as const;

/** Copies the answer, with the sources its citations name. */
export const CopyAnswer = ({ answer, documents }: CopyAnswerProps) => {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const Icon = icons[outcome];

  useEffect(() => void loadMarkdown().catch(() => undefined), []);

  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    if (answer.current === null) return;
    const { current } = answer;
    const copied = await loadMarkdown().then(
      ({ answerToMarkdown }) => copyText(answerToMarkdown(current, documents)),
      () => false,
    );
    setOutcome(copied ? 'copied' : 'refused');
  };

  return (
    <Button look="quiet" size="s" onClick={() => void copy()}>
      <Icon aria-hidden="true" />
      <span aria-live="polite">{words[outcome]}</span>
    </Button>
  );
};
