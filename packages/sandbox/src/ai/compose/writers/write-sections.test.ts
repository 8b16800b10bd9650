import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const steps = Array.from(
  { length: 9 },
  (_, index) => `${index + 1}. Step ${index + 1} of the settlement run.`,
);
const rows = Array.from(
  { length: 12 },
  (_, index) => `| Fee ${index} | Charged on something of its own kind, number ${index} |`,
);
const filler = (
  name: string,
) => `${`The ${name} report says much about the settlement of one day. `.repeat(2)}
A ${name} run takes ${'long and careful work '.repeat(56)}.`;

const settlement: TestPassage = {
  title: 'Settlement',
  section: 'The settlement run step by step',
  body: `A settlement run moves money between members once a day.\n\n${steps.join('\n')}\n\nAfterwards the reports go out.`,
};

test('the section in focus is told whole and in its own order, without a heading before the answer', () => {
  const answer = ask([settlement], 'How does a settlement run work?');
  expect(answer).toMatch(/^A settlement run moves money between members once a day\. \[1\]\n\n1\. Step 1/);
  expect(answer).toMatch(
    /9\. Step 9 of the settlement run\. \[1\]\n\nAfterwards the reports go out\. \[1\]$/,
  );
});

test('when the answer is long enough, a further section is told in brief: the rows that hold what is asked', () => {
  const fees: TestPassage = {
    title: 'Fees',
    section: 'Fees by kind',
    body: `Fees differ by kind.\n\n| Fee | Note |\n|---|---|\n${rows.join('\n')}\n| Settlement run fee | Charged for each settlement run |`,
  };
  const long: TestPassage = { title: 'Settlement', section: 'Reports', body: filler('settlement') };
  const [sections, besides] = ask([settlement, long, fees], 'How does a settlement run work?').split(
    '### Also',
  );
  expect(sections).toContain('| Settlement run fee | Charged for each settlement run |');
  expect(sections).not.toContain('| Fee 3 |');
  expect(besides).toContain('| Fee | Note |');
});

test('a list is shown whole or not at all', () => {
  const copies = [settlement, { ...settlement, title: 'Copy', section: 'The same once more' }];
  const answer = ask(copies, 'How does a settlement run work?');
  expect(answer.match(/Step 4 of the settlement run/g)).toHaveLength(1);
  expect(answer.match(/^\d\. /gm)).toHaveLength(9);
});

test('sentences alike but of another code are no repetition', () => {
  const result = (code: string, outcome: string): TestPassage => ({
    title: 'CAVV result codes',
    section: `${code} — CAVV ${outcome}`,
    body: `**CAVV result ${code} — CAVV ${outcome}** (format an 1)\n\nCAVV result ${code} means the cryptogram of the authentication ${outcome} verification.`,
  });
  const answer = ask([result('2', 'passed'), result('3', 'passed')], 'What do CAVV results 2 and 3 mean?');
  expect(answer).toContain('CAVV result 2 means');
  expect(answer).toContain('CAVV result 3 means');
});

test('the passage sent first is told before the sections of later questions, though it has few of their words', () => {
  const journey: TestPassage = {
    title: 'Journey',
    section: 'The journey of a settlement file',
    body: 'A settlement file passes three hands on its way.',
  };
  const answer = ask(
    [
      journey,
      settlement,
      { title: 'Fees', section: 'Who pays the fees', body: 'The member pays the fees of a run.' },
    ],
    'How does a settlement run work, and who pays the fees?',
  );
  expect(answer).toContain('A settlement file passes three hands on its way. [1]');
});

test('a long table of which no row is more about the question than another is not cut', () => {
  const list = Array.from({ length: 20 }, (_, index) => `| ${index + 10}.${index} | Matter ${index} |`);
  const conditions: TestPassage = {
    title: 'Parcel claims',
    section: 'Claim conditions',
    body: `Each parcel claim has a condition.\n\n| Condition | Name |\n|---|---|\n${list.join('\n')}`,
  };
  expect(ask([conditions], 'List the parcel claim conditions')).toContain('| 29.19 | Matter 19 |');
});
