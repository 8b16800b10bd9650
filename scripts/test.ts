import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runChecks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { prepare } from './prepare.ts';
import { commandOf, root, tryRun } from './run.ts';

type Tally = { passed: number; failed: number; skipped: number; failures?: string[] };

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
  const { code } = await tryRun(commandOf('e2e', 'playwright'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'packages/e2e'),
    env: { CHROME_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { stats = {} } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const tally = {
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
for (const [name, runner] of [
  ['Preparation', () => prepare().then(() => ({ passed: 0, failed: 0, skipped: 0 }))],
  ['Checks', checks],
  ['Unit and route tests', vitest],
  ['Journeys in the browser', journeys],
] as const) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const tally: Tally = await runner().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  console.log(`  ${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds(started)} s`);
  sum.passed += tally.passed;
  sum.failed += tally.failed;
  sum.skipped += tally.skipped;
  failures.push(...(tally.failures ?? []));
}
await rm(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n ✗ ${failure}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`,
);

function seconds(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(0);
}
