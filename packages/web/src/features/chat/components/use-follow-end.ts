import { constants } from '@genie/contract/client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const distanceFromEnd = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
};

const isAtEnd = (): boolean => distanceFromEnd() <= constants.scrollDownThresholdPx;

/** On a longer way entries come into view whose height is known only then, and the end moves on. */
const isFar = (): boolean => distanceFromEnd() > 3 * window.innerHeight;

const toEnd = (behavior: ScrollBehavior): void =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior });

/** What stands right below the last answer's words. */
const lastAnswerEnd = (content: HTMLElement | null): Element | undefined =>
  [...(content?.querySelectorAll('[data-answer-end]') ?? [])].at(-1);

type FollowEnd = {
  /** Whether the page is within the documented distance of its end. */
  readonly atEnd: boolean;
  /** Scrolls to the end and follows what is added there. */
  readonly scrollToEnd: (behavior?: ScrollBehavior) => void;
};

/**
 * Keeps the end of growing content in view while the reader is there. Scrolling up ends that at once; coming back to
 * the end begins it again.
 * @param growing whether an answer is on its way. What comes after its end (sources, further questions) is not followed.
 */
export const useFollowEnd = (content: RefObject<HTMLElement | null>, growing: boolean): FollowEnd => {
  const [atEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  const wasGrowing = useRef(false);

  const scrollToEnd = useCallback((behavior: ScrollBehavior = 'instant') => {
    following.current = true;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    toEnd(still || isFar() ? 'instant' : behavior);
  }, []);

  useEffect(() => {
    let lastTop = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      if (isAtEnd()) following.current = true;
      else if (top < lastTop) following.current = false;
      lastTop = top;
      setAtEnd(isAtEnd());
    };
    // Before the page moves: an answer that grows at the same moment must not pull against the wheel.
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0 && document.documentElement.scrollHeight > window.innerHeight) following.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('wheel', onWheel, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onScroll);
    };
  }, []);

  useEffect(() => {
    if (content.current === null) return;
    const observer = new ResizeObserver(() => {
      if (following.current && wasGrowing.current) toEnd('instant');
      setAtEnd(isAtEnd());
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [content]);

  useLayoutEffect(() => {
    const ended = wasGrowing.current && !growing;
    wasGrowing.current = growing;
    if (ended && following.current) lastAnswerEnd(content.current)?.scrollIntoView({ block: 'nearest' });
  }, [content, growing]);

  return { atEnd, scrollToEnd };
};
