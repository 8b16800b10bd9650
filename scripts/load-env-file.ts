import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Takes the settings of a folder's `.env`, the product's own unless one is given, where there is one; what is set already holds. */
export const loadEnvFile = (folder: string = root): void => {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};
