/**
 * Works through a list with so many workers at once. When one item fails, the others are still worked on.
 *
 * @throws AggregateError of what the failed items threw
 */
export const inParallel = async <T>(
  workers: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of left) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: workers }, worker));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
};
