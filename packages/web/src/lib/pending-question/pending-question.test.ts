import { beforeEach, expect, test, vi } from 'vitest';
import { keepPendingQuestion } from './keep-pending-question.ts';
import { takePendingQuestion } from './pending-question.ts';

beforeEach(() => {
  sessionStorage.clear();
  takePendingQuestion();
});

test('a kept question is taken once', () => {
  keepPendingQuestion('What is an ARN?');
  expect(takePendingQuestion()).toBe('What is an ARN?');
  expect(takePendingQuestion()).toBeUndefined();
});

test('the last question that was kept counts', () => {
  keepPendingQuestion('One?');
  keepPendingQuestion('Two?');
  expect(takePendingQuestion()).toBe('Two?');
  expect(takePendingQuestion()).toBeUndefined();
});

test('after half an hour nobody expects it any more', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepPendingQuestion('What is an ARN?');
  vi.setSystemTime(Date.now() + 30 * 60_000);
  expect(takePendingQuestion()).toBeUndefined();
});

test('where the browser refuses storage the question lives in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  keepPendingQuestion('What is an ARN?');
  expect(takePendingQuestion()).toBe('What is an ARN?');
});

test.each(['{', '7', 'null', '{"question":7,"at":1}', '"text"'])('%s in storage asks nothing', (stored) => {
  sessionStorage.setItem('pendingQuestion', stored);
  expect(takePendingQuestion()).toBeUndefined();
});
