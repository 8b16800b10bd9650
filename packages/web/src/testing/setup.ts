import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { forgetOperator } from '../lib/operator/use-operator.ts';
import { server } from './server.ts';

// A limit only for what never comes: a busy machine takes its time over a page's lazy part.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no scrolling, and a page scrolls to its top when it is navigated to.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

let complaints: readonly MockInstance[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  // Failures are logged, as the specification has it, and most tests are of failures.
  vi.spyOn(console, 'info').mockReturnValue();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  forgetOperator();
  const said = complaints.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(said, 'what the console complained about').toEqual([]);
});

afterAll(() => server.close());
