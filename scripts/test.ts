import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runChecks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { prepare } from './prepare.ts';
import { commandOf, root, tryRun } from './run.ts';

type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: string[];
  /** What is shown once the runner has ended, as another printed meanwhile. */
  output?: string;
};

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

const reports = await mkdtemp(join(tmpdir(), 'genie-reports-'));

const checks = async (): Promise<Tally> => {
  const results = await runChecks();
  for (const { name, ok, output } of results)
    console.log(`${ok ? ' ✓' : ' ✗'} ${name}${ok ? '' : `\n${output}`}`);
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed, skipped: 0 };
};

const vitest = async (): Promise<Tally> => {
  const file = join(reports, 'vitest.json');
  const { code } = await tryRun('vitest', [
    'run',
    // One more than there are cores, as tests also wait: for time-outs and for other processes.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report: VitestReport = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const tally = {
    failures: failuresOf(report),
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
  return withExitCode(tally, code);
};

const journeys = async (): Promise<Tally> => {
  const file = join(reports, 'playwright.json');
  const { code, output } = await tryRun(commandOf('e2e', 'playwright'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'packages/e2e'),
    env: { CHROME_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    quiet: true,
  });
  const { stats = {} } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const tally = {
    output,
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  };
  return withExitCode(tally, code);
};

/** Where and why each failed, so that the end of a long log says it again. */
const failuresOf = ({ testResults = [] }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${message ?? ''}`] : [];
    return failed.map(
      ({ fullName, failureMessages = [] }) =>
        `${file} › ${fullName}\n${failureMessages.join('\n').slice(0, 1_000)}`,
    );
  });

/** A runner that failed as a whole, such as one that could not start, is a failure too. */
const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

const sum: Tally = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

/** Starts a runner. @returns what waits for its end, shows what came of it and adds that to the sum */
const begin = (name: string, run: () => Promise<Tally>): (() => Promise<void>) => {
  const started = performance.now();
  const ended = run()
    .catch((error: unknown): Tally => {
      const output = error instanceof Error ? error.message : String(error);
      return { passed: 0, failed: 1, skipped: 0, output };
    })
    .then((tally) => ({ tally, seconds: seconds(started) }));
  return async () => {
    console.log(`\n— ${name}`);
    const { tally, seconds } = await ended;
    if (tally.output) console.log(tally.output);
    console.log(`  ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
    sum.passed += tally.passed;
    sum.failed += tally.failed;
    sum.skipped += tally.skipped;
    failures.push(...(tally.failures ?? []));
  };
};

await begin('Preparation', () => prepare().then(() => ({ passed: 0, failed: 0, skipped: 0 })))();
// Journeys wait for their browsers and leave time for the checks; Vitest beside them would make both late.
const showJourneys = begin('Journeys in the browser', journeys);
await begin('Checks', checks)();
await showJourneys();
await begin('Unit and route tests', vitest)();
await rm(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n ✗ ${failure}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
);

function seconds(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(0);
}
