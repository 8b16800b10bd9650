import type { Context } from '../../context.ts';
import { createLibrary, type Library } from './follow-library.ts';
import { removeDocument } from './library-store.ts';

export { createLibrary, type Library } from './follow-library.ts';
export type { ImportReport } from './import-files.ts';
export { listDocuments } from './library-store.ts';

/** Loaded with the first import, as a server never imports; files are read in a process of its own. */
export const importFiles: typeof import('./import-files.ts').importFiles = async (...args) =>
  (await import('./import-files.ts')).importFiles(...args);

export const libraryJob = 'library';
const everySeconds = 5;

/** Lets this process notice what was imported or removed, wherever that was done. */
export const registerLibrary = (context: Context): Library => {
  const library = createLibrary(context);
  context.jobs.add({
    name: libraryJob,
    everySeconds,
    run: (_signal, onProgress) => library.follow(onProgress),
  });
  return library;
};

/** Removes an imported document by its id or the name it was imported by; false when there is none. */
export const removeFromLibrary = ({ storage }: Context, idOrName: string): Promise<boolean> =>
  storage.transaction((tx) => removeDocument(tx, idOrName));
