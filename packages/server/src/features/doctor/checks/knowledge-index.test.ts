import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { secrets } from '../../../config/testing/problems-of.ts';
import { sharedIndexFolder, sharedKnowledge } from '../../../testing/shared-knowledge.ts';
import { findingOf, indexCheck } from './knowledge-index.ts';

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

test('an index says what is in it, and one that does not find what it must find is to be deleted', async () => {
  const knowledge = await sharedKnowledge();
  expect(await look(sharedIndexFolder)).toEqual({
    state: 'ok',
    says: expect.stringMatching(/^\d{2,} documents, \d{3,} passages$/),
  });
  const findsNothing = {
    size: knowledge.size,
    retrieve: () => knowledge.retrieve({ question: 'What does DE 199 carry?' }),
  };
  expect(await findingOf(findsNothing, 'Delete it.')).toEqual({
    state: 'failed',
    says: '"What does DE 39 = 05 mean?" is not found',
    todo: 'Delete it.',
  });
});
