/**
 * What a search finds, page after page until it finds nothing new. Whatever was worked on has left the search or has
 * failed, so each is found once.
 *
 * @param seen the ids that were found so far
 */
export async function* foundOnce<T extends { readonly id: string }>(
  find: () => Promise<readonly T[]>,
  seen = new Set<string>(),
): AsyncGenerator<T> {
  for (;;) {
    const fresh = (await find()).filter(({ id }) => !seen.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) seen.add(id);
    yield* fresh;
  }
}
