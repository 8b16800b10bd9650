import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the collapsible section that an address names after `#`, or that holds what it names, and goes there; without one
 * it goes to `fallback`.
 */
export const useOpenByHash = (fallback?: string): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address followed again opens its section again
  useEffect(() => {
    const id = hash === '' ? fallback : decodeURIComponent(hash.slice(1));
    const target = id === undefined ? null : document.getElementById(id);
    if (target === null) return;
    for (let at: Element | null = target; at !== null; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    target.scrollIntoView();
    const heading = target.querySelector<HTMLElement>('summary') ?? target;
    heading.focus({ preventScroll: true });
  }, [hash, key, fallback]);
};
