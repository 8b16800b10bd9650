import { useEffect } from 'react';

/**
 * Holds the page still while a modal is open. Radix's own overlay does it through a `<style>` element, which the
 * content policy refuses, so modals here draw their own overlay and use this.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    // The scroll bar goes; its width stays, so that nothing jumps.
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.removeProperty('overflow');
      style.removeProperty('padding-inline-end');
    };
  }, [locked]);
};
