import { useEffect } from 'react';

/** How many open modals hold the page still: the last one that closes lets it go. */
let holders = 0;

/**
 * Holds the page still while a modal is open. Radix's own overlay does it through a `<style>` element, which the
 * content policy refuses, so modals here draw their own overlay and use this.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    holders += 1;
    const { style, clientWidth } = document.documentElement;
    if (holders === 1) {
      // The scroll bar goes; its width stays, so that nothing jumps.
      style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    return () => {
      holders -= 1;
      if (holders > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('padding-inline-end');
    };
  }, [locked]);
};
