import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fileSchema = z.object({ JWT_SECRET: z.string().min(43), ENCRYPTION_KEY: z.string().min(43) });

export type GeneratedSecrets = z.infer<typeof fileSchema>;

/**
 * The secrets of an installation that brings none of its own: made once, kept in `DATA_DIR/secrets.json` (mode 0600).
 * Two processes that start at once agree on one set, as only the first can link its file into place.
 *
 * @throws Error when the file is there but cannot be read as such
 */
export const generatedSecrets = (dataDir: string): GeneratedSecrets => {
  const file = join(dataDir, 'secrets.json');
  const present = readIfThere(file);
  if (present) return present;
  mkdirSync(dataDir, { recursive: true });
  const draft = join(dataDir, `secrets-${process.pid}-${randomBytes(4).toString('hex')}.json`);
  const secrets = { JWT_SECRET: newSecret(), ENCRYPTION_KEY: newSecret() };
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
  if (!parsed.success) throw new Error(`${file} is not a file of generated secrets`);
  return parsed.data;
};

const safeJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
