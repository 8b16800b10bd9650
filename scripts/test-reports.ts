import { relative } from 'node:path';
import { root } from './run.ts';

/** What came of a runner's tests. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Where and why each failed. */
  readonly failures?: readonly string[];
  /** What is shown once the runner has ended, as another printed meanwhile. */
  readonly output?: string;
};

/** What is read of Vitest's JSON report. */
type VitestReport = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

/** What is read of Playwright's JSON report. */
type PlaywrightReport = {
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly Suite[];
};

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
};

const longestReason = 1_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal begins with one
const colours = /\u001b\[[\d;]*m/g;

const failure = (where: string, reasons: readonly (string | undefined)[]): string =>
  `${where}\n${reasons.join('\n').replace(colours, '').slice(0, longestReason)}`;

/** The tally of a report by Vitest; one without numbers, as of a runner that did not start, counts nothing. */
export const tallyOfVitest = ({
  numPassedTests = 0,
  numFailedTests = 0,
  numPendingTests = 0,
  numTodoTests = 0,
  testResults = [],
}: VitestReport): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, [message])] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      failure(`${file} › ${fullName}`, failureMessages),
    );
  }),
});

/** The tally of a report by Playwright; a journey that only passed when it was tried again has failed. */
export const tallyOfPlaywright = ({ stats, suites = [] }: PlaywrightReport): Tally => ({
  passed: stats?.expected ?? 0,
  failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  skipped: stats?.skipped ?? 0,
  failures: suites.flatMap(failuresOfSuite),
});

const failuresOfSuite = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) =>
        failure(
          `[${projectName}] ${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
    ),
  ...suites.flatMap(failuresOfSuite),
];
