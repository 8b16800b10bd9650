import type { Ranked } from './rank-passages.ts';

const fewestPassages = 4;
const mostOfOneDocument = 3;
const mostRows = 3;
const mostTerms = 1;
/** The rows of so many codes are those of a list, of which none is left out. */
const fewestListed = 3;
/** Passages with less than this share of the best score rarely help. */
const leastShareOfBest = 0.3;
/** Each further passage of one document counts for less, so that other documents are heard. */
const repeatWeight = 0.88;
const weightAfter = Array.from({ length: mostOfOneDocument }, (_, before) => repeatWeight ** before);

/** Chooses diverse passages from a ranking: few of one document, rows and terms beside articles. */
export function choosePassages(ranked: readonly Ranked[], mostPassages: number): Ranked[] {
  const chosen: Ranked[] = [];
  const left = [...ranked];
  const best = ranked[0]?.score ?? 0;
  const ofDocument = new Map<string, number>();
  const ofKind = { document: 0, reference: 0, term: 0 };
  const most = { document: mostPassages, reference: mostRows, term: mostTerms };
  const rows = ranked.filter(({ isExact }) => isExact).length;
  let rowsLeft = rows >= fewestListed ? rows : 0;
  while (chosen.length < mostPassages) {
    const isRowsTurn = rowsLeft > 0 && rowsLeft >= mostPassages - 1 - chosen.length;
    let highest = 0;
    let at = -1;
    for (let place = 0; place < left.length; place += 1) {
      const { outline, score, isExact } = left[place] as Ranked;
      if (score <= highest || (isRowsTurn && !isExact)) continue;
      if (!isExact && ofKind[outline.kind] >= most[outline.kind]) continue;
      const before = isExact ? 0 : (ofDocument.get(outline.documentId) ?? 0);
      const standing = score * (weightAfter[before] ?? 0);
      if (standing <= highest) continue;
      highest = standing;
      at = place;
    }
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (!next) break;
    if (rowsLeft <= 0 && chosen.length >= fewestPassages && highest < best * leastShareOfBest) break;
    chosen.push(next);
    if (next.isExact) {
      rowsLeft -= 1;
      continue;
    }
    ofKind[next.outline.kind] += 1;
    ofDocument.set(next.outline.documentId, (ofDocument.get(next.outline.documentId) ?? 0) + 1);
  }
  return chosen;
}
