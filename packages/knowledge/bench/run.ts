import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { leaveOutWordings } from './leave-out-wordings.ts';
import type { Timing } from './timing.ts';

type Filled = {
  readonly documents: number;
  readonly passages: number;
  readonly buildSeconds: number;
  readonly importSeconds: number;
  readonly longestDelayMs: number;
  readonly update: Timing;
  readonly peakMb: number;
};

type Asked = {
  readonly openSeconds: number;
  readonly memoryMb: number;
  readonly diskMb: number;
  readonly justOpened: Timing;
  readonly first: Timing;
  readonly again: Timing;
  readonly baseline: Timing;
};

const print = (text: string) => process.stdout.write(`${text}\n`);
const ms = ({ p50, p99, most }: Timing) =>
  `${[p50, p99, most].map((value) => value.toFixed(2)).join(' / ')} ms`;

const measure = <Result>(part: string, size: number, folder: string): Result => {
  const script = join(import.meta.dirname, 'measure-size.ts');
  const args = ['--expose-gc', '--max-old-space-size=4096', script, part, String(size), folder];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Result;
};

const report = (size: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-bench-'));
  try {
    const filled = measure<Filled>('fill', size, folder);
    const asked = measure<Asked>('ask', size, folder);
    const { openSeconds, memoryMb, diskMb, justOpened, first, again, baseline } = asked;
    print(`\n${filled.passages} passages of ${filled.documents} documents`);
    print(`  building the built-in index           ${filled.buildSeconds} s, in a process of its own`);
    if (size > 0) {
      const { importSeconds, longestDelayMs, peakMb } = filled;
      print(
        `  importing the synthetic documents     ${importSeconds} s, other work waits ${longestDelayMs} ms at most, ${peakMb} MB at the peak`,
      );
      print(`  replacing a document, p50/p99/most    ${ms(filled.update)}`);
    }
    print(
      `  opening with the index at hand        ${openSeconds} s, takes ${memoryMb} MB; files ${diskMb} MB`,
    );
    print(`  a question, p50/p99/most              ${ms(first)}, asked again ${ms(again)}`);
    print(`  one of the first after opening        ${ms(justOpened)}`);
    print(`  FTS5, ranking alone                   ${ms(baseline)}`);
    const ratio = (share: 'p50' | 'p99') => (again[share] / baseline[share]).toFixed(2);
    print(`  a question by the ranking of FTS5     ${ratio('p50')} in the median, ${ratio('p99')} at p99`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const reportWordings = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-bench-'));
  try {
    const leftOut = await leaveOutWordings(folder);
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    for (const kind of ['wordings', 'stories'] as const) {
      const { count, right, other, none } = leftOut[kind];
      print(`\n${count} ${kind} of direct answers, left out and asked`);
      print(`  their own answer                      ${percent(right)}`);
      print(`  another, which may be as good         ${percent(other)}`);
      print(`  none                                  ${percent(none)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** `wordings`, or the numbers of synthetic passages to measure with; 0, 10,000 and 100,000 unless given. */
const args = process.argv.slice(2);
print(
  `${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
);
if (args[0] === 'wordings') await reportWordings();
else for (const size of args.length > 0 ? args.map(Number) : [0, 10_000, 100_000]) report(size);
