import { type RefObject, useEffect } from 'react';

/** Calls back on Escape (with the key) and on a press or a focus outside an element, while that is open. */
export const useDismiss = (
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
): void => {
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('escape');
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss('outside');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [element, open, onDismiss]);
};
