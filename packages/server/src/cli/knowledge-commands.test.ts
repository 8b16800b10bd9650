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

test('an import tells by name what was masked in which file', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'pan.md'), 'Cards 4111 1111 1111 1111 and 5555 5555 5555 4444, CVV 123.\n');
  expect(await genie(app, 'knowledge', 'import', folder)).toMatchObject({
    code: 0,
    text: [
      'Added 1, updated 0, unchanged 0, skipped 0.',
      `  ${basename(folder)}/pan.md: masked 2 card numbers, 1 verification value`,
    ].join('\n'),
  });
});
