import type { Ranked } from './rank-passages.ts';

const mostPassages = 8;
const fewestPassages = 4;
const mostOfOneDocument = 3;
const mostRows = 2;
const mostTerms = 1;
/** Passages with less than this share of the best score rarely help. */
const leastShareOfBest = 0.3;

/** Chooses diverse passages from a ranking: few of one document, rows and terms beside articles. */
export function choosePassages(ranked: readonly Ranked[]): Ranked[] {
  const chosen: Ranked[] = [];
  const best = ranked[0]?.score ?? 0;
  const ofDocument = new Map<string, number>();
  const ofKind = { document: 0, reference: 0, term: 0 };
  const most = { document: mostPassages, reference: mostRows, term: mostTerms };
  for (const each of ranked) {
    const { documentId, kind } = each.outline;
    if (chosen.length >= mostPassages) break;
    if (chosen.length >= fewestPassages && each.score < best * leastShareOfBest) break;
    if (!each.isExact) {
      if (ofKind[kind] >= most[kind]) continue;
      if ((ofDocument.get(documentId) ?? 0) >= mostOfOneDocument) continue;
    }
    chosen.push(each);
    if (!each.isExact) ofKind[kind] += 1;
    ofDocument.set(documentId, (ofDocument.get(documentId) ?? 0) + 1);
  }
  return chosen;
}
