import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus on when what had it is gone: to the coupon that was applied, or back to the field when it was taken
 * away. Nothing moves when the page opens.
 */
export const useFocusAfter = (
  isApplied: boolean,
  applied: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void => {
  const wasApplied = useRef(isApplied);
  useEffect(() => {
    if (wasApplied.current === isApplied) return;
    wasApplied.current = isApplied;
    (isApplied ? applied : field).current?.focus();
  }, [isApplied, applied, field]);
};
