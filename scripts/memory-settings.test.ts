import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const settingsIn = async (file: string) => {
  const text = await readFile(join(root, file), 'utf8');
  return {
    youngGenerationMb: text.match(/--max-semi-space-size=(\d+)/)?.[1],
    growthPercent: text.match(/--heap-growing-percent=(\d+)/)?.[1],
    keepsCompiledAtRest: text.includes('--no-memory-reducer-favors-memory'),
    collectsWhenStarted: text.includes('--expose-gc'),
    arenas: text.match(/MALLOC_ARENA_MAX(?:=|: ')(\d+)/)?.[1],
    largeBlockBytes: text.match(/MALLOC_MMAP_THRESHOLD_(?:=|: ')(\d+)/)?.[1],
    keepsWhatWasCompiled: text.includes('NODE_COMPILE_CACHE'),
  };
};

test('the server has the same memory settings by npm start, in containers and when it is measured', async () => {
  const started = await settingsIn('scripts/with-node.mjs');
  expect(started).toEqual({
    youngGenerationMb: expect.any(String),
    growthPercent: expect.any(String),
    keepsCompiledAtRest: true,
    collectsWhenStarted: true,
    arenas: expect.any(String),
    largeBlockBytes: expect.any(String),
    keepsWhatWasCompiled: true,
  });
  expect(await settingsIn('Dockerfile')).toEqual(started);
  expect(await settingsIn('packages/server/bench/world/start-servers.ts')).toEqual(started);
});
