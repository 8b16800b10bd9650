import { copyFile, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openKnowledge } from '@genie/knowledge';
import { sharedIndexFolder } from '../shared-knowledge.ts';

/** A new DATA_DIR within a folder, with a copy of the index, so that a server need not build its own. */
export const newDataDir = async (home: string): Promise<string> => {
  const dataDir = await mkdtemp(join(home, 'data-'));
  const index = join(dataDir, 'index');
  await mkdir(index);
  (await openKnowledge({ indexFolder: sharedIndexFolder })).close();
  const built = (await readdir(sharedIndexFolder)).filter((name) => /^knowledge-\w+\.sqlite$/.test(name));
  // One of another state of the corpus may be replaced meanwhile; the server would build what is missing.
  await Promise.all(
    built.map((name) => copyFile(join(sharedIndexFolder, name), join(index, name)).catch(() => undefined)),
  );
  return dataDir;
};
