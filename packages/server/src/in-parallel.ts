/**
 * Works through a list, or what a generator finds page by page, with so many workers at once. When one item fails, the
 * others are still worked on; when the search fails, what was begun is still finished.
 *
 * @throws AggregateError of what the failed items and the search threw, which names the first
 */
export const inParallel = async <T>(
  workers: number,
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  let taken = 0;
  const failures: unknown[] = [];
  const left = (async function* () {
    yield* items;
  })();
  const worker = async () => {
    for await (const item of left) {
      taken += 1;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  for (const ended of await Promise.allSettled(Array.from({ length: workers }, worker))) {
    if (ended.status === 'fulfilled') continue;
    taken += 1;
    failures.push(ended.reason);
  }
  if (failures.length === 0) return;
  const [first] = failures;
  const why = first instanceof Error ? first.message : String(first);
  throw new AggregateError(failures, `${failures.length} of ${taken} failed: ${why}`);
};
