import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadEnvFile } from './load-env-file.ts';

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
};

test('a file gives what is not set yet, and one that is not there gives nothing', () => {
  const folder = newFolder();
  loadEnvFile(folder);
  writeFileSync(join(folder, '.env'), '# names\nGENIE_ONE="of the file"\nGENIE_TWO=of the file\n');
  vi.stubEnv('GENIE_ONE', undefined);
  vi.stubEnv('GENIE_TWO', 'set');
  loadEnvFile(folder);
  expect([process.env.GENIE_ONE, process.env.GENIE_TWO]).toEqual(['of the file', 'set']);
});

test('a file that cannot be read is said to be there, with why and who can', () => {
  const folder = newFolder();
  mkdirSync(join(folder, '.env'));
  expect(() => loadEnvFile(folder)).toThrow(
    `${join(folder, '.env')} cannot be read (EISDIR). Run this as the user that owns it`,
  );
});
