import { expect, test } from 'vitest';
import { analyse } from '../analysis/analyse.ts';
import { assignQuestions } from './assign-questions.ts';

const section = (heading: string, body: string) => ({ heading: analyse(heading), body: analyse(body) });

test('a question belongs to the section that says what the title does not', () => {
  const sections = [
    section('Overview', 'A batch is closed at the end of the day.'),
    section('Why totals differ', 'Totals differ when the host missed a sale.'),
    section('Closing a batch', 'The terminal sends its totals and then each sale.'),
  ];
  const questions = ['Why do batch totals differ?', 'What is a batch?'].map(analyse);
  const assigned = assignQuestions(analyse('Batch settlement'), sections, questions);
  expect(assigned[1]).toEqual([questions[0]]);
  expect(assigned[0]).toEqual([questions[1]]);
  expect(assigned[2]).toEqual([]);
});
