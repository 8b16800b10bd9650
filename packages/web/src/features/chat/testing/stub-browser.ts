import { vi } from 'vitest';

type StubbedBrowser = {
  /** Tells everything that is observed that it has another size. */
  readonly resize: () => void;
};

const minWidth = /min-width: ([\d.]+)rem/;
const fontSizePx = 16;

/** What jsdom lacks: a window of some width in CSS pixels with a mouse or a finger over it, sizes that are observed, and scrolling. */
export const stubBrowser = ({
  width = 1440,
  pointer = 'fine',
}: {
  readonly width?: number;
  readonly pointer?: 'fine' | 'coarse';
} = {}): StubbedBrowser => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(`pointer: ${pointer}`) || Number(minWidth.exec(query)?.[1]) * fontSizePx <= width,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const observers = new Set<() => void>();
  class StubbedResizeObserver {
    readonly #callback: () => void;
    constructor(callback: () => void) {
      this.#callback = callback;
    }
    observe = () => void observers.add(this.#callback);
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this.#callback);
  }
  vi.stubGlobal('ResizeObserver', StubbedResizeObserver);
  Element.prototype.scrollIntoView = () => undefined;
  return {
    resize: () => {
      for (const callback of observers) callback();
    },
  };
};
