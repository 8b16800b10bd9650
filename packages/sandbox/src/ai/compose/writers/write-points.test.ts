import { expect, test } from 'vitest';
import { readPassage } from '../passages/passage.ts';
import { pointsOf } from '../passages/points.ts';
import { rowPointsOf } from '../passages/row-points.ts';
import { AnswerDraft } from './answer-draft.ts';
import { writePoints } from './write-points.ts';

const read = (n: number, section: string, body: string) =>
  readPassage({ n, title: 'Cash bags', section, category: 'Acquiring', body });

const seals = read(1, 'Seals', 'A seal is counted. It has nine digits.\n\nA broken seal is told at once.');
const fees = read(
  2,
  'Fees',
  'Fees differ.\n\n| Bag | Fee | Who pays |\n|---|---|---|\n| Small | 2 | Branch |\n| Large | 5 | Branch |\n| Lost | 90 | Courier |',
);
const days = read(
  3,
  'Days',
  'Bags go by day.\n\n| Day | Bags |\n|---|---|\n| Monday | Two from the branch |',
);

const overview = read(4, 'Overview', 'Banks send cash in sealed bags.');

const told = (points: Parameters<typeof writePoints>[1]) => {
  const draft = new AnswerDraft();
  writePoints(draft, points, [seals, fees, days, overview]);
  return draft.toString();
};

test('what is told of one section stands together under its name, in its order', () => {
  expect(told(pointsOf(seals).toReversed())).toBe(
    '- **Seals:** A seal is counted. It has nine digits. A broken seal is told at once. [1]',
  );
});

test('what an overview tells stands under the name of its document', () => {
  expect(told(pointsOf(overview))).toBe('- **Cash bags:** Banks send cash in sealed bags. [4]');
});

test('rows of a wide table stand as a table of those rows, a row of two cells as a line', () => {
  const [small, , lost] = rowPointsOf(fees);
  expect(told([...rowPointsOf(days), ...[lost, small].flatMap((point) => point ?? [])])).toBe(
    [
      '- **Monday:** Two from the branch. [3]',
      '**Fees**',
      '| Bag | Fee | Who pays |\n| --- | --- | --- |\n| Small | 2 | Branch |\n| Lost | 90 | Courier |',
      'Source: [2]',
    ].join('\n\n'),
  );
});
