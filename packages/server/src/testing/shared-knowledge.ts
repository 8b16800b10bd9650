import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Knowledge, openKnowledge } from '@genie/knowledge';

// The index is made from the corpus alone, so that all tests can read one.
export const sharedIndexFolder = join(tmpdir(), 'genie-test-index');

const open = () => openKnowledge({ indexFolder: sharedIndexFolder });

/** Without what an import of an earlier run has left in its file. */
const openEmpty = async (): Promise<Knowledge> => {
  const knowledge = await open();
  await knowledge.followImports(new Map(), () => Promise.resolve([]));
  return knowledge;
};

let shared: Promise<Knowledge> | undefined;

/**
 * The knowledge, opened once for all tests of a worker, as opening takes longer than most tests: one that imports
 * documents goes on with a knowledge of its own from there.
 */
export const sharedKnowledge = async (): Promise<Knowledge> => {
  shared ??= openEmpty();
  let current = await shared;
  let own: Promise<Knowledge> | undefined;
  return {
    retrieve: (input) => current.retrieve(input),
    passage: (id) => current.passage(id),
    document: (id) => current.document(id),
    get size() {
      return current.size;
    },
    importedRevisions: () => current.importedRevisions(),
    async followImports(wanted, ...how) {
      if (wanted.size > 0) own ??= open();
      if (own) current = await own;
      return current.followImports(wanted, ...how);
    },
    whenEmbedded: () => current.whenEmbedded(),
    close: () => void own?.then((knowledge) => knowledge.close()),
  };
};
