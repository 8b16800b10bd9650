import { type RefObject, useEffect, useRef, useState } from 'react';

type InViewOptions = {
  /** The share of the element that must be in view, 0 to 1. */
  readonly threshold: number;
  /** Stays true once it was. */
  readonly once?: boolean;
  /** What is taken for true until the browser has said so: prerendered pages show it that way. */
  readonly atFirst?: boolean;
};

/** Whether an element is in view. Where the browser cannot observe it, it always is. */
export const useInView = <E extends Element>({
  threshold,
  once = false,
  atFirst = false,
}: InViewOptions): readonly [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null);
  const [inView, setInView] = useState(atFirst);

  useEffect(() => {
    const observed = element.current;
    if (observed === null) return;
    if (typeof IntersectionObserver === 'undefined') return setInView(true);
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1);
        if (seen === undefined) return;
        const enough = seen.isIntersecting && seen.intersectionRatio >= threshold;
        if (enough && once) observer.disconnect();
        setInView(enough);
      },
      { threshold },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [threshold, once]);

  return [element, inView];
};
