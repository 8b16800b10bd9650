import type { AnswerDraft } from './answer-draft.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { isCode } from './structures.ts';

const shortWords = 90;
const enoughWords = 170;

/**
 * An answer that stayed short goes on with what its main passage says next, in order, and then with how the other
 * passages of the same document begin.
 */
export function fillShortAnswer(draft: AnswerDraft, { points, structures, focus, passages }: Material): void {
  if (draft.words >= shortWords) return;
  const example = structures.find((each) => isCode(each) && each.n === focus.n);
  if (example && isCode(example)) draft.code(example);

  const inOrder = (n: number) =>
    points.filter((point) => point.n === n).toSorted((one, other) => one.position - other.position);
  const neighbours = passages.filter(
    ({ n, title, rowKey }) => n !== focus.n && title === focus.title && rowKey === null,
  );
  const candidates = [
    ...inOrder(focus.n),
    ...neighbours.flatMap(({ n }) => inOrder(n).filter(({ opens }) => opens)),
  ];

  const taken: ScoredPoint[] = [];
  let words = draft.words;
  for (const point of candidates) {
    if (words >= enoughWords) break;
    const before = taken.at(-1);
    const follows = before !== undefined && before.n === point.n && before.position === point.position - 1;
    if (point.origin === 'step' || (point.leans && !follows) || !draft.isNew(point.sentences)) continue;
    taken.push(point);
    words += point.words;
  }
  draft.heading('In detail');
  draft.bullets(taken);
}
