import { type RefObject, useEffect, useRef } from 'react';
import { focusWithoutKeyboard } from './focus-without-keyboard.ts';
import { isFocusLost } from './is-focus-lost.ts';

type FieldState = {
  /** Whether an answer is on its way, for which the field was disabled. */
  readonly running: boolean;
  readonly disabled: boolean;
};

/**
 * Gives focus to a field that was disabled for a while, where that loses nobody's place: the focus went with what began the
 * while (the field itself, or a button that is gone), nothing else has it since, and no on-screen keyboard would jump up.
 *
 * @returns has the field get it too when what is pressed meanwhile goes
 */
export const useFocusAfter = (
  field: RefObject<HTMLElement | null>,
  { running, disabled }: FieldState,
): (() => void) => {
  const owed = useRef(false);
  useEffect(() => {
    if (running && isFocusLost()) owed.current = true;
  }, [running]);
  useEffect(() => {
    if (disabled || !owed.current) return;
    owed.current = false;
    if (isFocusLost()) focusWithoutKeyboard(field.current);
  }, [disabled, field]);
  return () => {
    owed.current = true;
  };
};
