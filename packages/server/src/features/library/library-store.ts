import type { Database, DatabaseTransaction } from '../../storage/index.ts';

/** A document as it is stored. */
export type LibraryDocument = {
  readonly id: string;
  readonly name: string;
  readonly contentHash: string;
  readonly title: string;
  readonly category: string;
  readonly source: string;
  readonly revision: string;
  readonly bytes: number;
};

const counter = 'library';

/** Grows with every change, so that a process sees with one look whether it has anything to do. */
export const libraryVersion = async (db: Database): Promise<number> =>
  (await db.counter.findUnique({ where: { name: counter } }))?.value ?? 0;

const countChange = async (tx: DatabaseTransaction): Promise<void> => {
  await tx.counter.upsert({
    where: { name: counter },
    create: { name: counter, value: 1 },
    update: { value: { increment: 1 } },
  });
};

export const findByContent = (db: Database, contentHash: string) =>
  db.importedDocument.findUnique({
    where: { contentHash },
    select: { id: true, name: true, revision: true },
  });

export const findByName = (db: Database, name: string) =>
  db.importedDocument.findUnique({ where: { name }, select: { id: true, revision: true } });

export const putDocument = async (
  tx: DatabaseTransaction,
  { id, ...document }: LibraryDocument,
  now: Date,
): Promise<void> => {
  await tx.importedDocument.upsert({
    where: { id },
    create: { id, ...document, importedAt: now, updatedAt: now },
    update: { ...document, updatedAt: now },
  });
  await countChange(tx);
};

/** Removes a document by its id or the name it was imported by; false when there is none. */
export const removeDocument = async (tx: DatabaseTransaction, idOrName: string): Promise<boolean> => {
  const { count } = await tx.importedDocument.deleteMany({
    where: { OR: [{ id: idOrName }, { name: idOrName }] },
  });
  if (count > 0) await countChange(tx);
  return count > 0;
};

export const listDocuments = (db: Database) =>
  db.importedDocument.findMany({
    orderBy: { name: 'asc' },
    select: { id: true, name: true, title: true, category: true, bytes: true, updatedAt: true },
  });

export const findRevisions = async (db: Database): Promise<Map<string, string>> =>
  new Map(
    (await db.importedDocument.findMany({ select: { id: true, revision: true } })).map(({ id, revision }) => [
      id,
      revision,
    ]),
  );

export const findSources = (db: Database, ids: readonly string[]) =>
  db.importedDocument.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, revision: true, source: true },
  });
