import { expect, test } from 'vitest';
import { readPassage } from '../../passages/passage.ts';
import { AnswerDraft } from '../answer-draft.ts';
import { writeTrack } from './write-track.ts';

const body = 'Track 2 holds the PAN, a separator, the expiry date, the service code and discretionary data.';
const passage = readPassage({ n: 1, title: 'Magnetic stripe', section: 'Overview', category: 'Cards', body });

const written = (question: string): string => {
  const draft = new AnswerDraft();
  writeTrack(draft, question, [passage]);
  return draft.toString();
};

test('track 2 data are taken apart as the passage lays them out', () => {
  const answer = written('split ;4761739001010010=25122011143878089? please');
  expect(answer).toContain('| Card number (PAN) | `4761739001010010` | 16 digits |');
  expect(answer).toContain('| Expiry date | `2512` | 12/2025 |');
  expect(answer).toContain('| Service code | `201` |');
  expect(answer).toContain('`1143878089`');
  expect(answer).toContain('[1]');
});

test('the service code is read digit by digit where tables name the digits', () => {
  const table = (digit: number, rows: string[]) =>
    `| Digit ${digit} | Meaning |\n|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`;
  const digits = readPassage({
    n: 2,
    title: 'Magnetic stripe',
    section: 'Service code',
    category: 'Cards',
    body: [
      table(1, ['1 | International', '2 | International, chip']),
      table(2, ['0 | Normal']),
      table(3, ['1 | No restrictions']),
    ].join('\n\n'),
  });
  const draft = new AnswerDraft();
  writeTrack(draft, ';4761739001010010=25122011143878089?', [passage, digits]);
  expect(draft.toString()).toContain('2: International, chip [2]; 0: Normal [2]; 1: No restrictions [2]');
});

test('a masked card number stays masked', () => {
  expect(written('476173******0010D25122011143878089')).toContain('`476173******0010`');
});

test('other digits are no track', () => {
  expect(written('DE 22 = 051 and RRN 412345678901')).toBe('');
  expect(written('4761739001010010=25992011143878089')).toBe('');
});
