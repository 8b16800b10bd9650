/** Where a page of rows that are ordered by `createdAt` and then `id` ended. */
export type PageEnd = { readonly id: string; readonly createdAt: Date };

/**
 * The condition of the rows after the end of a page. It compares what they are ordered by, so that a row which is deleted
 * between two pages ends neither: Prisma's `cursor` finds nothing after a row that is gone.
 */
export const rowsAfter = ({ id, createdAt }: PageEnd) => ({
  createdAt: { gte: createdAt },
  NOT: { createdAt, id: { lte: id } },
});
