import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDrawnInTurns } from './use-drawn-in-turns.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that has nothing to do whenever the test says so. */
const idleBrowser = () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => waiting.push(turn));
  vi.stubGlobal('cancelIdleCallback', (number: number) => waiting.splice(number - 1, 1));
  vi.stubGlobal('CSS', { supports: () => true });
  return () => act(() => waiting.shift()?.());
};

test('of a long list its end is drawn at once, and the rest when the browser is idle', () => {
  const idle = idleBrowser();
  const { result, rerender } = renderHook(({ count }) => useDrawnInTurns(count), {
    initialProps: { count: 9 },
  });
  expect(result.current).toBe(4);
  idle();
  expect(result.current).toBe(6);
  idle();
  idle();
  expect(result.current).toBe(Number.POSITIVE_INFINITY);
  rerender({ count: 10 });
  expect(result.current).toBe(Number.POSITIVE_INFINITY);
});

test('another chat begins anew', () => {
  idleBrowser();
  const { result, rerender } = renderHook(({ count }) => useDrawnInTurns(count), {
    initialProps: { count: 3 },
  });
  expect(result.current).toBe(Number.POSITIVE_INFINITY);
  rerender({ count: 0 });
  rerender({ count: 200 });
  expect(result.current).toBe(4);
});

test('a browser that would move what is read draws everything at once', () => {
  idleBrowser();
  vi.stubGlobal('CSS', { supports: () => false });
  expect(renderHook(() => useDrawnInTurns(200)).result.current).toBe(Number.POSITIVE_INFINITY);
});
