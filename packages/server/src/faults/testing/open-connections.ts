import type { Storage } from '../../storage/index.ts';

/**
 * Has the pool open so many connections, which stay for later. Who opens one on a full disk may be refused: PostgreSQL
 * writes its catalogue's cache (`pg_internal.init`) for the first connection after that changed.
 */
export const openConnections = async ({ transaction }: Storage, count: number): Promise<void> => {
  const all = Promise.withResolvers<void>();
  let open = 0;
  const hold = () =>
    transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      open += 1;
      if (open === count) all.resolve();
      await all.promise;
    });
  await Promise.all(Array.from({ length: count }, hold));
};
