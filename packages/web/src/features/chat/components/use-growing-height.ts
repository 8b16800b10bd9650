import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

/** Makes a text area as high as its text where the style sheet alone cannot; its maximum is the style sheet's. */
export const useGrowingHeight = (area: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs another height
  useLayoutEffect(() => {
    if (growsByItself || area.current === null) return;
    area.current.style.blockSize = 'auto';
    area.current.style.blockSize = `${area.current.scrollHeight}px`;
  }, [area, text]);
};
