import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../testing/stub-browser.ts';
import { useFollowEnd } from './use-follow-end.ts';

const windowHeight = 500;
let pageHeight = 0;
let resize: () => void;

beforeEach(() => {
  pageHeight = 2_000;
  ({ resize } = stubBrowser());
  const root = document.documentElement;
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(windowHeight);
  vi.spyOn(root, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  scrollTo(pageHeight - windowHeight);
  vi.spyOn(window, 'scrollTo').mockImplementation((...given: unknown[]) => {
    const [{ top }] = given as [{ top: number }];
    moveTo(Math.min(top, pageHeight - windowHeight));
  });
});

const moveTo = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

const scrollTo = (top: number): void => act(() => moveTo(top));

const grow = (by: number): void => {
  pageHeight += by;
  act(() => resize());
};

type PageProps = { readonly growing?: boolean; readonly answered?: readonly boolean[] };

/** Entries of which each has an answer or none. */
const Page = ({ growing = true, answered = [true] }: PageProps) => {
  const content = useRef<HTMLDivElement>(null);
  const { atEnd, scrollToEnd } = useFollowEnd(content, growing);
  return (
    <div ref={content}>
      {answered.map((hasAnswer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
        <article key={index}>{hasAnswer ? <p data-answer-end /> : null}</article>
      ))}
      {atEnd ? (
        'at the end'
      ) : (
        <button type="button" onClick={() => scrollToEnd('smooth')}>
          Scroll down
        </button>
      )}
    </div>
  );
};

test('a growing answer is followed while the reader is at its end', () => {
  render(<Page />);
  grow(100);
  grow(100);
  expect(window.scrollY).toBe(pageHeight - windowHeight);
  expect(screen.getByText('at the end')).toBeVisible();
});

test('a reader who scrolls up is left alone', () => {
  render(<Page />);
  scrollTo(window.scrollY - 40);
  const { scrollY } = window;
  grow(300);
  expect(window.scrollY).toBe(scrollY);
});

test('the wheel ends the following before the page has moved', () => {
  render(<Page />);
  const { scrollY } = window;
  act(() => void window.dispatchEvent(new WheelEvent('wheel', { deltaY: -3 })));
  grow(300);
  expect(window.scrollY).toBe(scrollY);
});

test('a reader who comes back to the end is taken along again', () => {
  render(<Page />);
  scrollTo(0);
  grow(100);
  scrollTo(pageHeight - windowHeight);
  grow(100);
  expect(window.scrollY).toBe(pageHeight - windowHeight);
});

test('the button shows beyond 10 pixels from the end', () => {
  render(<Page />);
  scrollTo(pageHeight - windowHeight - 10);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrollTo(pageHeight - windowHeight - 11);
  expect(screen.getByRole('button', { name: 'Scroll down' })).toBeVisible();
});

test('the button leads to the end and follows it from there', () => {
  render(<Page />);
  scrollTo(0);
  act(() => screen.getByRole('button').click());
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: pageHeight, behavior: 'smooth' });
  grow(100);
  expect(window.scrollY).toBe(pageHeight - windowHeight);
});

test('from far away the button leads to the end at once, as the way there grows while it is gone', () => {
  pageHeight = 100_000;
  render(<Page />);
  scrollTo(0);
  act(() => screen.getByRole('button').click());
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: pageHeight, behavior: 'instant' });
});

test('what is added after the end of the answer does not push it away', () => {
  const { rerender } = render(<Page />);
  const { scrollY } = window;
  rerender(<Page growing={false} />);
  grow(300);
  expect(window.scrollY).toBe(scrollY);
  expect(screen.getByRole('button', { name: 'Scroll down' })).toBeVisible();
});

test('a question that gets no answer stays in view below the answer before it, and so does what is told of it later', () => {
  const toAnswer = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => moveTo(300));
  const { rerender } = render(<Page answered={[true, false]} />);
  rerender(<Page growing={false} answered={[true, false]} />);
  expect(toAnswer).not.toHaveBeenCalled();
  grow(80);
  expect(window.scrollY).toBe(pageHeight - windowHeight);
  expect(screen.getByText('at the end')).toBeVisible();
});

test('after a short answer with nothing below it, nothing is left to scroll', () => {
  const end = pageHeight - windowHeight;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => moveTo(end - 13));
  const { rerender } = render(<Page />);
  rerender(<Page growing={false} />);
  expect(window.scrollY).toBe(end);
  expect(screen.getByText('at the end')).toBeVisible();
});

test('a long answer ends in view, with its sources left to scroll to', () => {
  const end = pageHeight - windowHeight;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => moveTo(end - 200));
  const { rerender } = render(<Page />);
  rerender(<Page growing={false} />);
  expect(window.scrollY).toBe(end - 200);
});
