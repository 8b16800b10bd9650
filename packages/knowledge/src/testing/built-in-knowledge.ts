import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Knowledge, openKnowledge } from '../knowledge.ts';

/** The built-in knowledge for all tests of a file, with nothing imported; it is open from before the first to after the last. */
export const builtInKnowledge = () => {
  let indexFolder: string;
  let knowledge: Knowledge;
  beforeAll(async () => {
    indexFolder = mkdtempSync(join(tmpdir(), 'genie-knowledge-'));
    knowledge = await openKnowledge({ indexFolder });
  });
  afterAll(() => {
    knowledge?.close();
    rmSync(indexFolder, { recursive: true, force: true });
  });
  return {
    isCovered: async (question: string): Promise<boolean> => (await knowledge.retrieve({ question })).covered,
    firstTitle: async (question: string): Promise<string | undefined> =>
      (await knowledge.retrieve({ question })).passages[0]?.title,
    followImports: (...imports: Parameters<Knowledge['followImports']>) =>
      knowledge.followImports(...imports),
  };
};
