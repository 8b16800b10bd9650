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

/** Less than a line of what follows an answer is the page's own room below it. */
const roomBelowPx = 48;

const lastEntry = (content: HTMLElement | null): Element | undefined =>
  [...(content?.querySelectorAll('article') ?? [])].at(-1);

/** Shows what stands right below the words of an entry's answer, and whether it has an answer at all. */
const showAnswerEnd = (entry: Element): boolean => {
  const end = entry.querySelector('[data-answer-end]');
  end?.scrollIntoView({ block: 'nearest' });
  if (end === null || distanceFromEnd() < roomBelowPx) toEnd('instant');
  return end !== null;
};

type FollowEnd = {
  /** Whether the page is within the documented distance of its end. */
  readonly atEnd: boolean;
  /** Scrolls to the end and follows what is added there. */
  readonly scrollToEnd: (behavior?: ScrollBehavior) => void;
};

/**
 * Keeps the end of growing content in view while the reader is there. Scrolling up ends that at once; coming back to
 * the end begins it again.
 * @param growing whether an answer is on its way. What comes after its end (sources, further questions) is not followed;
 * a question that got none is followed to the page's end, where it is told why.
 */
export const useFollowEnd = (content: RefObject<HTMLElement | null>, growing: boolean): FollowEnd => {
  const [atEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  const wasGrowing = useRef(false);
  const endsUnanswered = useRef(false);

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
    const follow = () => {
      if (following.current && (wasGrowing.current || endsUnanswered.current)) toEnd('instant');
    };
    const ofContent = new ResizeObserver(() => {
      follow();
      setAtEnd(isAtEnd());
    });
    ofContent.observe(content.current);
    // Why a question was refused is told below the content, a moment later.
    const ofPage = new ResizeObserver(follow);
    if (content.current.parentElement !== null) ofPage.observe(content.current.parentElement);
    return () => {
      ofContent.disconnect();
      ofPage.disconnect();
    };
  }, [content]);

  useLayoutEffect(() => {
    const ended = wasGrowing.current && !growing;
    wasGrowing.current = growing;
    if (growing) endsUnanswered.current = false;
    const entry = ended && following.current ? lastEntry(content.current) : undefined;
    if (entry !== undefined) endsUnanswered.current = !showAnswerEnd(entry);
  }, [content, growing]);

  return { atEnd, scrollToEnd };
};
