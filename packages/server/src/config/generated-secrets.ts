import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const fileSchema = z.object({ JWT_SECRET: z.string().min(43), ENCRYPTION_KEY: z.string().min(43) });

export type GeneratedSecrets = z.infer<typeof fileSchema>;

/**
 * The secrets of an installation that brings none of its own: made once, kept in `DATA_DIR/secrets.json` (mode 0600).
 * Two processes that start at once agree on one set, as only the first can link its file into place.
 *
 * @param keeps whether new ones are kept; who only looks at an installation makes nothing in it
 * @throws ConfigError when the folder cannot be made, written or read, and when the file is damaged: new secrets in its place
 *   would sign everybody out and open nothing that is sealed
 */
export const generatedSecrets = (dataDir: string, keeps: boolean): GeneratedSecrets => {
  try {
    const file = join(dataDir, 'secrets.json');
    const present = readIfThere(file);
    if (present) return present;
    const secrets = { JWT_SECRET: newSecret(), ENCRYPTION_KEY: newSecret() };
    return keeps ? keep(secrets, file) : secrets;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ConfigError([
      `DATA_DIR is ${JSON.stringify(dataDir)}, but must be: a folder in which the user that runs this can read and write secrets.json (${code})`,
    ]);
  }
};

/** @returns the secrets that are in the file by then, of whichever process */
const keep = (secrets: GeneratedSecrets, file: string): GeneratedSecrets => {
  makeFolder(dirname(file));
  const draft = join(dirname(file), `secrets-${process.pid}-${randomBytes(4).toString('hex')}.json`);
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return secrets;
  } catch (error) {
    const other = readIfThere(file);
    if (other) return other;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Folder by folder: asked for all at once, Node never comes to an end in a place where none can be made, such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

const newSecret = () => randomBytes(32).toString('base64url');

const readIfThere = (file: string): GeneratedSecrets | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = fileSchema.safeParse(safeJson(text));
  if (!parsed.success) {
    throw new ConfigError([
      `${file} is damaged, but must hold JWT_SECRET and ENCRYPTION_KEY as they were generated; put a copy of it back, or set both`,
    ]);
  }
  return parsed.data;
};

const safeJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
