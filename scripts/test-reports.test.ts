import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';
import { tallyOfPlaywright, tallyOfVitest } from './test-reports.ts';

test('of a report by Playwright every journey that failed is named with its reason, however deep it stands', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'buying.spec.ts',
    ok,
    tests: [
      { projectName: 'phone', results: [{ errors: ok ? [] : [{ message: '\u001b[31mTimeout\u001b[39m' }] }] },
    ],
  });
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 3 },
    suites: [
      { specs: [spec('buys', true), spec('pays', false)], suites: [{ specs: [spec('is refused', false)] }] },
    ],
  };
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 3,
    failures: ['[phone] buying.spec.ts › pays\nTimeout', '[phone] buying.spec.ts › is refused\nTimeout'],
  });
});

test('of a report by Vitest every test that failed is named with its reason, and a file that could not be run', () => {
  const result = (name: string, assertionResults: { status: string; fullName: string }[]) => ({
    name: join(root, name),
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: assertionResults.map((test) => ({ ...test, failureMessages: ['expected 1 to be 2'] })),
  });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      result('a.test.ts', [
        { status: 'passed', fullName: 'one' },
        { status: 'failed', fullName: 'two' },
      ]),
      result('b.test.ts', []),
    ],
  };
  expect(tallyOfVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts › two\nexpected 1 to be 2', 'b.test.ts\nCannot find module'],
  });
});

test('a report that is not there counts nothing', () => {
  expect([tallyOfPlaywright({}), tallyOfVitest({})]).toEqual(
    Array(2).fill({ passed: 0, failed: 0, skipped: 0, failures: [] }),
  );
});
