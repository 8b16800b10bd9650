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
  const left = new Set(ranked);
  const best = ranked[0]?.score ?? 0;
  const ofDocument = new Map<string, number>();
  const ofKind = { document: 0, reference: 0, term: 0 };
  const most = { document: mostPassages, reference: mostRows, term: mostTerms };
  const standing = ({ outline, score, isExact }: Ranked) => {
    if (isExact) return score;
    if (ofKind[outline.kind] >= most[outline.kind]) return 0;
    return score * (weightAfter[ofDocument.get(outline.documentId) ?? 0] ?? 0);
  };
  const rows = ranked.filter(({ isExact }) => isExact).length;
  let rowsLeft = rows >= fewestListed ? rows : 0;
  while (chosen.length < mostPassages) {
    const isRowsTurn = rowsLeft > 0 && rowsLeft >= mostPassages - 1 - chosen.length;
    const next = bestOf(left, (each) => (isRowsTurn && !each.isExact ? 0 : standing(each)));
    if (!next) break;
    if (rowsLeft <= 0 && chosen.length >= fewestPassages && standing(next) < best * leastShareOfBest) break;
    left.delete(next);
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

function bestOf(left: ReadonlySet<Ranked>, standing: (ranked: Ranked) => number): Ranked | undefined {
  let best: Ranked | undefined;
  let highest = 0;
  for (const each of left) {
    if (each.score <= highest) continue;
    const score = standing(each);
    if (score > highest) [best, highest] = [each, score];
  }
  return best;
}
