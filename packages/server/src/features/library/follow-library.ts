import type { Context } from '../../context.ts';
import { findRevisions, findSources, libraryVersion } from './library-store.ts';

/** Brings this process's index to the documents that are in the database, and says how many of those that differ it has. */
export type Library = { readonly follow: (onProgress?: (done: number, of: number) => void) => Promise<void> };

/** Follows the imported documents: looks at one number, and at the documents only when it has changed. */
export const createLibrary = ({
  knowledge,
  log,
  storage,
}: Pick<Context, 'knowledge' | 'log' | 'storage'>): Library => {
  let followed: number | undefined;
  return {
    async follow(onProgress) {
      const version = await libraryVersion(storage.db);
      if (version === followed) return;
      const wanted = await findRevisions(storage.db);
      const load = (ids: readonly string[]) => findSources(storage.db, ids);
      const { put, removed, failed } = await knowledge.followImports(wanted, load, onProgress);
      for (const { id, error } of failed)
        log.warn({ document: id, reason: error.message }, 'an imported document cannot be used');
      if (put + removed > 0) log.info({ put, removed }, 'imported documents followed');
      followed = version;
    },
  };
};
