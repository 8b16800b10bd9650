/** A file that cannot be imported; the text says why, for the person who named it. */
export class UnusableFile extends Error {
  override readonly name = 'UnusableFile';
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
};

/**
 * What is read of a file or a folder.
 *
 * @throws UnusableFile when the system refuses it
 */
export const fromDisk = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new UnusableFile(reasons[code] ?? `cannot be read (${code})`, { cause: error });
  }
};
