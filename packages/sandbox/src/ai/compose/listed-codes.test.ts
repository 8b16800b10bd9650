import { expect, test } from 'vitest';
import { ask } from '../../testing/prompt.ts';

const rowOf = (table: string, key: string, name: string, format: string, text: string, where: string) => ({
  title: table,
  section: `${key} — ${name}`,
  body: `**${key} — ${name}** (format ${format})\n\n${text}\n\n- Where used: ${where}`,
});
const element = (number: string, name: string, format: string) =>
  rowOf(
    'ISO 8583:1987 data elements (DE 1-128)',
    number,
    name,
    format,
    `DE ${number} (${name}) is ${name.toLowerCase()}.`,
    'All messages',
  );
const advice = (key: string, name: string) =>
  rowOf(
    'Mastercard merchant advice codes',
    key,
    name,
    'n 2',
    `Merchant advice code ${key} means ${name.toLowerCase()}.`,
    'DE 48 subelement 84',
  );
const elements = [
  element('11', 'System trace audit number', 'n 6'),
  element('37', 'Retrieval reference number', 'an 12'),
  element('41', 'Terminal identification', 'ans 8'),
];

test('fields of which the format is asked open with a table of their formats', () => {
  expect(ask(elements, 'Format and length please: DE 11, DE 37, DE 41.')).toMatch(
    /^\| Code \| Meaning \| Format \|.*\n.*\n\| `11` \| System trace audit number \| n 6 \|.*\n\| `37` \|.*\| an 12 \|.*\n\| `41` \|.*\| ans 8 \|/,
  );
});

test('three codes open with a line each in the order asked', () => {
  const codes = [
    advice('01', 'New account data'),
    advice('02', 'Try again later'),
    advice('03', 'Do not try again'),
  ];
  expect(ask(codes, 'Merchant advice codes 03, 01 and 02?')).toMatch(
    /^- Merchant advice code 03 means.*\n- Merchant advice code 01 means.*\n- Merchant advice code 02 means/,
  );
});

test('one sentence that tells all of the codes apart stands for a line on each', () => {
  const code = (key: string, name: string) =>
    rowOf(
      'Response codes (DE 39)',
      key,
      name,
      'an 2',
      `Response code ${key} (${name}) means a decline.`,
      'DE 39',
    );
  const compared = {
    title: 'Response codes in practice',
    section: 'Funds and limits',
    body: 'Response code 51 means no money, 61 means an amount above a limit, and 65 means too many payments.',
  };
  const answer = ask(
    [compared, code('51', 'No funds'), code('61', 'Limit'), code('65', 'Count')],
    'How do response codes 51, 61 and 65 differ?',
  );
  expect(answer).toMatch(
    /^Response code 51 means no money, 61 means .* 65 means too many payments\. \[1\]\n\n\| Code/,
  );
});

test('what was written on all of the codes opens before their table, and what was written on one behind it', () => {
  const written = (answer: string) => [
    { title: 'Fields', section: 'Fields', body: 'Fields differ in use.', answer },
    ...elements,
  ];
  const question = 'What is the difference between DE 11, DE 37 and DE 41?';
  const onAll = ask(written('DE 11 is for one message, DE 37 for all, DE 41 for a terminal.'), question);
  expect(onAll).toMatch(/^DE 11 is for one message/);
  expect(onAll).toContain('| `37` |');
  const onOne = ask(written('DE 11 lives for one message.'), question);
  expect(onOne.indexOf('DE 41')).toBeGreaterThan(-1);
  expect(onOne.indexOf('DE 41')).toBeLessThan(onOne.indexOf('lives for one message'));
});

test('a question that asks something of the codes it lists is no list', () => {
  expect(ask(elements, 'Who sets DE 11, DE 37 and DE 41?')).not.toMatch(/^\| Code/);
});

test('a range stands for the rows between its ends', () => {
  const codes = ['24', '25', '26', '27', '28', '30'].map((key) => advice(key, `Retry after ${key} hours`));
  const answer = ask(codes, 'MAC 24 to 30');
  for (const key of ['24', '25', '26', '27', '28', '30'])
    expect(answer).toContain(`| \`${key}\` | Retry after ${key} hours`);
  expect(ask(codes, 'merchant advice codes 24-27')).toMatch(
    /^- .* 24 [^\n]*\n- .* 25 [^\n]*\n- .* 26 [^\n]*\n- .* 27 /,
  );
});

test('the A in a list of letters is a code', () => {
  const status = (key: string, name: string) =>
    rowOf('3-D Secure transaction status (transStatus)', key, name, 'a 1', `The status is ${name}.`, 'ARes');
  const rows = [status('Y', 'Authenticated'), status('A', 'Attempted'), status('N', 'Not authenticated')];
  const flags = {
    title: 'Transaction status in the log',
    body: '| Transaction status | Log |\n|---|---|\n| Y | Line one |\n| A | Line two |\n| N | Line three |',
  };
  expect(ask([...rows, flags], 'transStatus Y, A, N').split('\n\n')[0]).not.toContain('Line one');
  expect(ask(rows, 'transStatus Y, A, N')).toMatch(
    /^\| Code.*\n.*\n\| `Y` \|.*\n\| `A` \| Attempted.*\n\| `N` \|/,
  );
});

test('of a table of records only the rows of those listed are shown, and a sentence on one that it lacks', () => {
  const records = {
    title: 'Draft records',
    section: 'Records',
    body: 'TCR 0 holds the core of a draft.\n\n| Record | Purpose |\n|---|---|\n| TCR 1 | Additional data |\n| TCR 2 | National data |\n| TCR 5 | Service data |\n| TCR 7 | Chip data |',
  };
  const answer = ask([records], 'what is the difference between TCR 0, TCR 1, TCR 5 and TCR 7');
  const [table, source, sentence] = answer.split('\n\n');
  expect(table).toContain('| TCR 7 | Chip data |');
  expect(table).not.toContain('National data');
  expect([source, sentence]).toEqual(['Source: [1]', 'TCR 0 holds the core of a draft. [1]']);
});

test('the format of other codes is told when it is asked, and other names that are not the code itself', () => {
  const named = (key: string, also: string) => {
    const row = advice(key, `Retry ${key}`);
    return { ...row, body: `${row.body}\n- Also called: MAC ${key}; ${also}` };
  };
  const codes = [named('24', 'short pause'), named('25', 'pause'), named('26', 'long pause')];
  const answer = ask(codes, 'length of merchant advice codes 24, 25 and 26');
  expect(answer).toMatch(/^\| Code \| Meaning \| Format \|/);
  expect(answer).toContain('| n 2 | short pause |');
});

const modes = ['05 — Chip', '07 — Contactless chip', '90 — Magnetic stripe'].map((section) => ({
  title: 'POS entry modes (DE 22)',
  section,
  body: `**${section}** (format n 2)\n\nEntry mode.\n\n- Where used: DE 22 positions 1-2`,
}));

test.each([
  ['DE22 051 vs 071 vs 901 what do they meen', ['051', '071', '901']],
  ['DE 22 = 051, 071 or 901', ['051', '071', '901']],
  ['DE 22 = 051 and DE 22 = 901', ['051', '901']],
])('each value given to one field is read: %s', (question, values) => {
  const answer = ask([...modes, element('22', 'Entry mode', 'n 3')], question);
  expect(answer).toMatch(/^The values of the question mean:/);
  expect(answer.match(/(?<=\| `)\d{3}(?=` \| `\d\d` )/g)).toEqual(values);
});

const messages = {
  title: 'IPM',
  section: 'Message types',
  body: '| MTI | DE 24 | Meaning |\n|---|---|---|\n| 1442 | 450, 453 | First chargeback, full or partial |\n| 1240 | 200, 205 | Presentment |',
};

test('a cell that tells several values apart is not the meaning of one of them', () => {
  const readOf = (mti: string, code: string) =>
    ask([messages, ...modes], `MTI ${mti}, DE 24 = ${code}, DE 22 = 051: read it for me`);
  expect(readOf('1442', '450')).toContain('| DE 24 | `450` | – |');
  expect(readOf('1240', '200')).toContain('| DE 24 | `200` | Presentment [1] |');
});

test('a row of the table of its values covers the value of a field', () => {
  const currency = {
    title: 'Currency codes (ISO 4217)',
    section: '938 — Sudanese pound (SDG)',
    body: '**938 — Sudanese pound (SDG)** (format n 3)\n\nCurrency code 938 is the Sudanese pound.\n\n- Where used: DE 49, DE 50',
  };
  const answer = ask([currency], 'DE 49 = 938');
  expect(answer).toMatch(/^Currency code 938 is the Sudanese pound\. \[1\]/);
  expect(ask([currency], 'DE 22 = 938')).toMatch(/^My knowledge does not cover DE 22 = 938\./);
});

test('words of HTML are no words of a question, elements of a message are', () => {
  const scripts = {
    title: 'Issuer scripts',
    body: 'A script is a command that the issuer sends to the chip.',
  };
  const answer = ask(
    [element('39', 'Response code', 'an 2'), scripts],
    '<script>alert(1)</script> what is DE 39?',
  );
  expect(answer).not.toContain('command');
  expect(ask([scripts], 'what is <Script> in XML')).toContain('command');
});

test('behind a written answer a comparison tells what each side is, and not only what goes on from that', () => {
  const sli = (key: string, name: string, eci: string) =>
    rowOf(
      'Security level indicator values',
      key,
      name,
      'n 3',
      `SLI ${key} means a payment ${name.toLowerCase()}. It corresponds to ECI ${eci}.`,
      'DE 48 subelement 42',
    );
  const levels = {
    title: 'Levels',
    section: 'Levels',
    body: 'Levels differ.',
    answer: 'SLI 210 stands for none, 211 for an attempt and 212 for authentication.',
  };
  const answer = ask(
    [levels, sli('211', 'Attempted', '01'), sli('212', 'Authenticated', '02')],
    'difference SLI 211 and 212',
  );
  expect(answer).toMatch(/^SLI 210 stands for none/);
  expect(answer).toContain('| SLI 211 means a payment attempted. It corresponds to ECI 01. [2] |');
  expect(answer).not.toContain('| It corresponds');
});

test('a value with a meaning in one message type is not called as its field is in another', () => {
  const code = rowOf(
    'Function codes',
    '450',
    'First chargeback',
    'n 3',
    'Function code 450 is a chargeback.',
    'DE 24 of MTI 1442',
  );
  const other = rowOf(
    'Function codes',
    '453',
    'Partial chargeback',
    'n 3',
    'Function code 453 is partial.',
    'DE 24 of MTI 1442',
  );
  const answer = ask([code, other, element('24', 'Network identifier', 'n 3')], 'DE 24 450 vs 453?');
  expect(answer).toContain('| DE 24 | `453` | Partial chargeback [2] |');
});
