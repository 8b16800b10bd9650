import type { AnswerFigures, Evaluation } from '@genie/knowledge';
import { table } from '../output.ts';

const headings = [
  '',
  'questions',
  'accuracy',
  'recall@5',
  'MRR',
  'wrongly refused',
  'wrong answer',
  'direct',
];

/** The figures of an evaluation, for a person. */
export const evaluationLines = (evaluation: Evaluation, model: string): string[] => [
  `Model ${model}, ${evaluation.set} set`,
  '',
  ...table(headings, [
    row('all', evaluation.answers),
    row('examination', evaluation.examination),
    ...[...evaluation.byCategory].map(([name, figures]) => row(name, figures)),
  ]),
  '',
  ...table(
    headings,
    [...evaluation.byStyle, ...evaluation.byOrder].map(([name, figures]) => row(name, figures)),
  ),
  '',
  `Must be declined, but answered: ${percent(evaluation.declined.answered)} of ${evaluation.declined.questions}`,
  `Follow-up conversations right: ${percent(evaluation.followUps.accuracy)} of ${evaluation.followUps.conversations}`,
  `Screening right: ${percent(evaluation.screening.accuracy)} of ${evaluation.screening.sentences}`,
  ...(evaluation.missed.length > 0 ? ['', `Missed: ${evaluation.missed.join(', ')}`] : []),
];

const row = (name: string, figures: AnswerFigures): string[] => [
  name,
  String(figures.questions),
  percent(figures.accuracy),
  figures.recallAt5 === undefined ? '–' : percent(figures.recallAt5),
  figures.meanReciprocalRank === undefined ? '–' : figures.meanReciprocalRank.toFixed(3),
  percent(figures.wrongRefusals),
  percent(figures.wrongAnswers),
  percent(figures.direct),
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
