import { useEffect } from 'react';

/**
 * Holds the page still while a modal is open. Radix's own overlay does it through a `<style>` element, which the
 * content policy refuses, so modals here draw their own overlay and use this.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, [locked]);
};
