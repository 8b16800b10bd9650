import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAhead } from '@genie/knowledge';

/** A new DATA_DIR within a folder; the index is where every server finds it, so that none builds its own. */
export const newDataDir = async (home: string): Promise<string> => {
  buildAhead();
  return mkdtemp(join(home, 'data-'));
};
