import type { AnswerDraft } from './answer-draft.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { isCode } from './structures.ts';

const shortWords = 100;
const veryShortWords = 70;
const enoughWords = 170;
const leastShare = 0.3;

/**
 * An answer that stayed short goes on with what its main passage says next, in order, and then with how the other
 * passages of the same document begin. Where the main passage is a single row or entry, other passages that speak of
 * the same take its place.
 */
export function fillShortAnswer(draft: AnswerDraft, material: Material): void {
  if (draft.words >= shortWords) return;
  const { structures, focus } = material;
  const isSmall = focus.isEntry || focus.rowKey !== null;
  const example = structures.find((each) => isCode(each) && each.n === focus.n);
  if (example && isCode(example)) draft.code(example);

  const taken: ScoredPoint[] = [];
  let words = draft.words;
  for (const point of isSmall ? related(material) : ofDocument(material)) {
    if (words >= enoughWords) break;
    const before = taken.at(-1);
    const follows = before !== undefined && before.n === point.n && before.position === point.position - 1;
    if (point.origin === 'step' || (point.leans && !follows) || !draft.isNew(point.sentences)) continue;
    taken.push(point);
    words += point.words;
  }
  draft.heading('In detail');
  draft.bullets(taken);
  if (draft.words >= veryShortWords || isSmall) return;
  draft.heading('Related');
  draft.bullets(
    related(material)
      .filter(({ sentences }) => draft.isNew(sentences))
      .slice(0, 3),
  );
}

function ofDocument({ points, focus, passages }: Material): ScoredPoint[] {
  const inOrder = (n: number) =>
    points.filter((point) => point.n === n).toSorted((one, other) => one.position - other.position);
  const neighbours = passages.filter(
    ({ n, title, rowKey }) => n !== focus.n && title === focus.title && rowKey === null,
  );
  return [...inOrder(focus.n), ...neighbours.flatMap(({ n }) => inOrder(n).filter(({ opens }) => opens))];
}

function related({ points, passages, relevance, question }: Material): ScoredPoint[] {
  const articles = new Set(
    passages.filter(({ isEntry, rowKey }) => !isEntry && rowKey === null).map(({ n }) => n),
  );
  const about = points.filter(({ n, terms }) => articles.has(n) && relevance.share(terms) >= leastShare);
  return question.codes.length > 0
    ? []
    : about.slice(0, 4).toSorted((one, other) => one.n - other.n || one.position - other.position);
}
