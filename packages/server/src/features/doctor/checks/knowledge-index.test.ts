import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { secrets } from '../../../config/testing/problems-of.ts';
import { sharedIndexFolder, sharedKnowledge } from '../../../testing/shared-knowledge.ts';
import { indexCheck } from './knowledge-index.ts';

const look = (indexFolder: string) =>
  indexCheck.look({
    config: readConfig(secrets),
    clock: systemClock,
    indexFolder,
    context: async () => ({ waitsFor: 'nothing' }),
  });

const newFolder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return join(made, 'index');
};

const remedyOf = (folder: string): string => `Stop the server, delete ${folder} and start.`;

test('an index is made by the first start, and one that cannot be opened is to be deleted', async () => {
  const folder = await newFolder();
  expect(await look(folder)).toEqual({ state: 'ok', says: `${folder} is made by the first start` });
  await writeFile(folder, 'a file');
  expect(await look(folder)).toEqual({
    state: 'failed',
    says: expect.stringMatching(/EEXIST|ENOTDIR|unable to open/),
    todo: remedyOf(folder),
  });
});

test('an index says what is in it, and one that has lost its passages is to be deleted', async () => {
  await sharedKnowledge();
  expect(await look(sharedIndexFolder)).toEqual({
    state: 'ok',
    says: expect.stringMatching(/^\d{2,} documents, \d{3,} passages$/),
  });
  const folder = await newFolder();
  await cp(sharedIndexFolder, folder, { recursive: true });
  // Programs of before may have left theirs beside it.
  for (const file of (await readdir(folder)).filter((name) => name.startsWith('knowledge-'))) {
    const index = new Sqlite(join(folder, file));
    index.exec('DELETE FROM passages');
    index.close();
  }
  expect(await look(folder)).toEqual({
    state: 'failed',
    says: '"What does DE 39 = 05 mean?" is not found',
    todo: remedyOf(folder),
  });
});
