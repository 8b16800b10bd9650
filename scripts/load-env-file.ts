import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './run.ts';

/**
 * Takes the settings of a folder's `.env`, the product's own unless one is given, where there is one; what is set already holds.
 *
 * @throws Error in plain words when it is there and cannot be read, such as one that belongs to another user
 */
export const loadEnvFile = (folder: string = root): void => {
  for (const [name, value] of Object.entries(parseEnv(textOf(join(folder, '.env')))))
    process.env[name] ??= value;
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new Error(
      `${file} cannot be read (${code}). Run this as the user that owns it, such as: sudo -u genie -H npm run genie -- doctor`,
      { cause: error },
    );
  }
};
