import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Conversation } from '../state/conversation.ts';
import { focusWithoutKeyboard } from './focus-without-keyboard.ts';

type ChatPlace = {
  readonly isWelcome: boolean;
  readonly phase: Conversation['phase'];
  readonly scrollToEnd: () => void;
  /** The box that questions are typed in. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** Where a reader begins: a chat opens at its end, the welcome screen at its start, and the box takes what is typed. */
export const useChatPlace = ({ isWelcome, phase, scrollToEnd, field }: ChatPlace): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each chat that is opened begins at its end
  useLayoutEffect(() => {
    if (isWelcome) window.scrollTo(0, 0);
    else scrollToEnd();
  }, [isWelcome, phase, scrollToEnd]);

  // Who comes straight here can type at once; after a navigation the heading has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) focusWithoutKeyboard(field.current);
  }, [field]);
};
