import { type RefObject, useEffect, useRef } from 'react';
import { focusWithoutKeyboard } from './focus-without-keyboard.ts';

/**
 * Gives focus back to a field that was disabled for a while, where that loses nobody's place: the field had it, nothing
 * else has it since, and no on-screen keyboard would jump up.
 */
export const useFocusAfter = (field: RefObject<HTMLElement | null>, disabled: boolean): (() => void) => {
  const owed = useRef(false);
  useEffect(() => {
    if (disabled || !owed.current) return;
    owed.current = false;
    const free = document.activeElement === null || document.activeElement === document.body;
    if (free) focusWithoutKeyboard(field.current);
  }, [disabled, field]);
  return () => {
    owed.current = true;
  };
};
