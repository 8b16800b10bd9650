import type { Engine } from '../engine.ts';
import type { Ranked } from './rank-passages.ts';

/** Sections of so many of the best passages bring those beside them. */
const passagesWithNeighbours = 2;
const mostNeighbours = 2;

/**
 * Adds the sections beside the best ones for context, behind everything that was found: first what follows a section, as
 * texts build on what they said, then what leads to it.
 */
export function withNeighbours({ store }: Engine, chosen: readonly Ranked[], most: number): Ranked[] {
  const all = [...chosen];
  const room = Math.min(most, chosen.length + mostNeighbours);
  const taken = new Set(chosen.map(({ outline }) => outline.number));
  const sections = chosen
    .filter(({ outline }) => outline.kind === 'document')
    .slice(0, passagesWithNeighbours);
  for (const step of [1, -1]) {
    for (const { outline } of sections) {
      const beside = store.outlineBeside(outline.number, step);
      if (!beside || taken.has(beside.number) || all.length >= room) continue;
      taken.add(beside.number);
      all.push({ outline: beside, score: 0, share: 0, isExact: false });
    }
  }
  return all;
}
