import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAhead } from '@genie/knowledge';
import { expect, onTestFinished, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

test('what is done and what fails beside a command is told beside its data, which stay JSON', async () => {
  buildAhead();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_EMBEDDING_MODEL: 'nobody-answers',
  };
  const words = ['knowledge', 'search', 'response code 91', '--json'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, ...words], { env });
  expect(JSON.parse(stdout)).toMatchObject({ covered: true });
  expect(stderr).toContain('the embedding model failed');
  expect(stderr).toMatch(/^The database was brought up to date \(migrations: \d+\)\.$/m);
}, 60_000);
