import { expect, test } from 'vitest';
import { termsOf } from '../text/words.ts';
import { readPassage } from './passage.ts';
import { spelledOut } from './spelled-out.ts';

const passages = [
  readPassage({
    n: 1,
    title: 'PCI DSS basics',
    section: 'What came with version 4',
    category: 'Card domain fundamentals',
    body: '| Topic | Requirement |\n|---|---|\n| Multi-factor authentication for all access into the CDE | 8.4.2 |',
  }),
];
const [mfa = ''] = termsOf('MFA');

test.each(['What does PCI DSS say about MFA?', 'what does pci dss say about mfa?'])(
  'an acronym is found by the words that it stands for: %s',
  (question) => {
    expect(spelledOut(question, passages)).toEqual(
      new Map([[mfa, [termsOf('multi-factor authentication')]]]),
    );
  },
);

test('words with other initials, and acronyms that a passage has, stand for themselves', () => {
  expect(spelledOut('What does PCI DSS say about a WAF and the CDE?', passages)).toEqual(new Map());
});
