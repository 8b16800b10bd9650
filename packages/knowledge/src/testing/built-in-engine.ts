import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtInContentFolder } from '../content/content-files.ts';
import { IndexFile } from '../index-file/index-file.ts';
import { openIndex } from '../index-file/open-index.ts';
import type { Turn } from '../passage.ts';
import type { Engine } from '../retrieval/engine.ts';
import { openEngine } from '../retrieval/open-engine.ts';
import { type Retrieval, retrieve } from '../retrieval/retrieve.ts';
import { atOnce } from '../steps.ts';

/** What searches the built-in content, for all tests of a file; it is open from before the first to after the last. */
export const builtInEngine = () => {
  let folder: string;
  let index: IndexFile;
  let engine: Engine;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'genie-knowledge-'));
    index = new IndexFile(openIndex(folder, builtInContentFolder));
    engine = atOnce(openEngine([index]));
  }, 60_000);
  afterAll(() => {
    index?.db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    found: (question: string, conversation: readonly Turn[] = []): Retrieval =>
      retrieve(engine, question, conversation),
    store: () => engine.store,
  };
};
