import type { Context } from '../../context.ts';
import { createLibrary, type Library } from './follow-library.ts';
import { removeDocument } from './library-store.ts';

export { createLibrary, type Library } from './follow-library.ts';
export { type ImportReport, importFiles } from './import-files.ts';
export { listDocuments } from './library-store.ts';

export const libraryJob = 'library';
const everySeconds = 5;

/** Lets this process notice what was imported or removed, wherever that was done. */
export const registerLibrary = (context: Context): Library => {
  const library = createLibrary(context);
  context.jobs.add({ name: libraryJob, everySeconds, run: library.follow });
  return library;
};

/** Removes an imported document by its id or the name it was imported by; false when there is none. */
export const removeFromLibrary = ({ storage }: Context, idOrName: string): Promise<boolean> =>
  storage.transaction((tx) => removeDocument(tx, idOrName));
