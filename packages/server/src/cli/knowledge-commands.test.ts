import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

test('what was removed is told although another name is unknown', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'fees.md'), '# Fees\n\nA Zorblax terminal costs 40 AED.\n');
  await genie(app, 'knowledge', 'import', folder);
  const name = `${basename(folder)}/fees.md`;
  expect(await genie(app, 'knowledge', 'remove', name, 'nope')).toEqual({
    code: 1,
    text: `Removed 1 (${name}).`,
    errors: 'There is no imported document nope.',
  });
  const again = await genie(app, 'knowledge', 'remove', name, '--json');
  expect([again.code, JSON.parse(again.text)]).toEqual([1, { removed: [], missing: [name] }]);
});
