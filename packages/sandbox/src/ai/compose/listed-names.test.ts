import { expect, test } from 'vitest';
import { ask } from '../../testing/prompt.ts';
import { listedNames } from './question/listed-names.ts';
import { readQuestion } from './question/question-kind.ts';

const entry = (short: string, full: string, text: string, also = '') => ({
  title: 'Glossary of card payments',
  section: `${short} — ${full}`,
  body: `**${short}** (${full}): ${text}${also && `\n\nAlso called: ${also}.`}`,
});
const pricing = {
  title: 'Merchant pricing',
  body: 'The merchant service charge (MSC) is what a merchant pays. It has three layers.',
};
const entries = [
  entry('IRF', 'Interchange reimbursement fee', "Visa's name for the interchange fee."),
  entry('ICA', 'Interbank Card Association number', 'The number of a Mastercard customer.'),
  entry('BIN', 'Bank identification number', 'The leading digits of a card number.', 'IIN; card prefix'),
];

test('abbreviations listed have a line each, in the order asked, by entry, sentence or other name', () => {
  const answer = ask(
    [pricing, ...entries],
    'Interview prep: expand IRF, MSC, ICA, BIN, IIN in one line each',
  );
  const lines = answer.split('\n\n')[0]?.split('\n') ?? [];
  expect(lines).toEqual([
    expect.stringMatching(/^- \*\*IRF\*\* .*\[2\]$/),
    '- **MSC:** The merchant service charge (MSC) is what a merchant pays. [1]',
    expect.stringMatching(/^- \*\*ICA\*\* .*\[3\]$/),
    expect.stringMatching(/^- \*\*BIN\*\* .*\[4\]$/),
    '- **IIN:** another name of BIN, Bank identification number. [4]',
  ]);
});

test('what is not found of a list is said in one line, and not that nothing covers it', () => {
  const answer = ask([pricing, ...entries], 'acronyms: IRF, ICA, XQZ, and BIN?');
  expect(answer).toContain('Nothing that I found says what XQZ is.');
  expect(answer).not.toContain('does not cover');
});

test('names of which one table has all rows are shown as its rows', () => {
  const reports = {
    title: 'Settlement service',
    section: 'Reports',
    body: 'The reports answer questions.\n\n| Report | Question it answers |\n|---|---|\n| VSS-110 | How much? |\n| VSS-115 | Which sums? |\n| VSS-120 | Which value? |\n| VSS-130 | Which fees? |',
  };
  expect(ask([reports], 'VSS-120, VSS-110 and VSS-130 reports')).toMatch(
    /^\| Report \| Question it answers \|\n.*\n\| VSS-120 \| Which value\? \|\n\| VSS-110 \|.*\n\| VSS-130 \|.*\n\n/,
  );
});

test('sides joined by versus are listed too', () => {
  expect(ask(entries, 'IRF vs ICA vs BIN - what does each stand for?')).toMatch(
    /^- \*\*IRF\*\*.*\n- \*\*ICA\*\*.*\n- \*\*BIN\*\*/,
  );
});

test.each([
  ['PAN vs PSN vs FPAN/DPAN', ['PAN', 'PSN', 'FPAN', 'DPAN']],
  ['STAN, RRN, AUTH code, TID and MID', ['STAN', 'RRN', 'AUTH', 'TID', 'MID']],
  ['AReq, ARes and CReq?', ['AReq', 'ARes', 'CReq']],
  ['CIT, MIT, COF: which do I need to send?', []],
  ['Who keeps the ZMK, the LMK and the TMK?', []],
  ['PAN and PIN', []],
])('the names listed in %s', (question, names) => {
  expect(listedNames(readQuestion(question))).toEqual(names);
});
