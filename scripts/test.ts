import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { prepare } from './prepare.ts';
import { commandOf, root, tryRun } from './run.ts';
import { type Tally, tallyOfPlaywright, tallyOfVitest } from './test-reports.ts';

const reports = await mkdtemp(join(tmpdir(), 'genie-reports-'));

const checks = async (): Promise<Tally> => {
  const results = await runChecks();
  for (const { name, ok, output } of results)
    console.log(`${ok ? ' ✓' : ' ✗'} ${name}${ok ? '' : `\n${output}`}`);
  const failures = results.filter(({ ok }) => !ok).map(({ name, output }) => `${name}\n${output}`);
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
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
  return withExitCode(tallyOfVitest(await readReport(file)), code);
};

const journeys = async (): Promise<Tally> => {
  const file = join(reports, 'playwright.json');
  const { code, output } = await tryRun(commandOf('e2e', 'playwright'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'packages/e2e'),
    env: { CHROME_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    quiet: true,
  });
  return withExitCode({ output, ...tallyOfPlaywright(await readReport(file)) }, code);
};

/** A runner that could not start leaves none, and the report is empty. */
const readReport = async (file: string) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

/** A runner that failed as a whole, such as one that could not start, is a failure too. */
const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

const sum = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end of a long log. */
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
    if (tally.failed > 0) failures.push(...(tally.failures?.length ? tally.failures : [name]));
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
