import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What jsdom lacks: an IntersectionObserver that a test tells how much of everything is in view. */
export const controlIntersection = (): ((ratio: number) => void) => {
  const observers = new Map<IntersectionObserver, IntersectionObserverCallback>();
  class ControlledObserver {
    constructor(callback: IntersectionObserverCallback) {
      observers.set(this as unknown as IntersectionObserver, callback);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this as unknown as IntersectionObserver);
  }
  vi.stubGlobal('IntersectionObserver', ControlledObserver);
  return (ratio) =>
    act(() => {
      for (const [observer, callback] of observers) {
        callback(
          [{ isIntersecting: ratio > 0, intersectionRatio: ratio } as IntersectionObserverEntry],
          observer,
        );
      }
    });
};
