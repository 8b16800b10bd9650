import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { missingCitedPaths } from './cited-paths.ts';
import { containerFaults } from './container-faults.ts';
import { forbiddenFeatureImports } from './feature-imports.ts';
import { generateClients } from './generate-client.ts';
import { root, tryRun } from './run.ts';
import { spoiltSecurityNotes } from './security-notes.ts';
import { spoiltSpecNotes } from './spec-notes.ts';
import { unusedExports } from './unused-exports.ts';

type CheckResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
};

/** Types of every package; format, lint and import direction; exports that serve nobody; paths and tests that the documentation cites; containers. */
export const runChecks = async (): Promise<CheckResult[]> => {
  await generateClients({ log: () => {} });
  const typed = ['scripts', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  return Promise.all([
    check('format, lint and import direction', () =>
      tryRun('biome', ['ci', '--error-on-warnings', '--colors=off'], { quiet: true }),
    ),
    ...typed.map((folder) =>
      check(`types of ${folder}`, () => tryRun('tsc', ['-p', folder], { quiet: true })),
    ),
    check('imports between features', () => listed(forbiddenFeatureImports())),
    check('exports that only their own file uses', () => listed(unusedExports())),
    check('paths that the documentation cites', () => listed(missingCitedPaths())),
    check('containers', () => listed(containerFaults())),
    check('notes on the specification', () => listed(spoiltSpecNotes())),
    check('notes on security', () => listed(spoiltSecurityNotes())),
  ]);
};

const listed = async (findings: Promise<string[]>) => {
  const lines = await findings;
  return { code: lines.length, output: lines.join('\n') };
};

const check = async (
  name: string,
  work: () => Promise<{ code: number; output: string }>,
): Promise<CheckResult> => {
  const started = performance.now();
  const { code, output } = await work();
  return { name, ok: code === 0, output, seconds: (performance.now() - started) / 1_000 };
};
