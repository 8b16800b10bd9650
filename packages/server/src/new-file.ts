import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';

/** A file that was to be new is there. */
export class FileIsThere extends Error {
  override readonly name = 'FileIsThere';

  constructor(file: string) {
    super(`${file} exists already. Give another name.`);
  }
}

/**
 * Makes a file that appears once it is whole, and replaces none.
 *
 * @param write makes the draft that it is told, and may read it back
 * @throws FileIsThere when there is one before, or by then; what `write` throws. Nothing is left of the draft.
 */
export const asNewFile = async <T>(file: string, write: (draft: string) => Promise<T>): Promise<T> => {
  if (existsSync(file)) throw new FileIsThere(file);
  const draft = `${file}.${process.pid}.partial`;
  try {
    const result = await write(draft);
    await giveName(draft, file);
    return result;
  } finally {
    await rm(draft, { force: true });
  }
};

/** Writes a draft that only its owner can read. */
export const draftStream = (draft: string): WriteStream =>
  createWriteStream(draft, { flags: 'wx', mode: 0o600 });

const giveName = async (draft: string, file: string): Promise<void> => {
  try {
    // A rename would replace what came meanwhile; a second name for the same file is refused then.
    await link(draft, file);
  } catch (error) {
    if (existsSync(file)) throw new FileIsThere(file);
    if (!lacksLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rename(draft, file);
  }
};

/** What file systems say on which a file has one name only, such as exFAT and some shares. */
const lacksLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP']);
