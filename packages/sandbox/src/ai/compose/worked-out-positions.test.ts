import { expect, test } from 'vitest';
import { fees, netting } from '../../testing/passages-on-money.ts';
import { ask, type TestPassage } from '../../testing/prompt.ts';

const account: TestPassage = {
  title: 'Accounts',
  body: 'The available credit (open-to-buy) takes balance and open holds into account.',
};

test.each([
  [
    'Limit 6,000, balance 2,150.50 and holds of 349.50. What is the available credit?',
    '6000.00 − 2150.50 − 349.50 = **3500.00**',
  ],
  [
    'credit line of 900, 2 pending authorisations of 50 each. how much can she still spend',
    '900.00 − 100.00 = **800.00**',
  ],
  [
    'Booked balance 700.00, overdraft 100.00, on hold 250.00: how much is available?',
    '700.00 + 100.00 − 250.00 = **550.00**',
  ],
  [
    'Limit 1000, balance 980, uncleared purchases 45. What is the available credit?',
    'over its limit by 25.00',
  ],
])('what may still be spent follows from limit, balance and holds: %s', (question, told) => {
  expect(ask([account], question)).toContain(told);
});

test('what may still be spent is not told when a figure or another limit leaves a doubt', () => {
  for (const question of [
    'Limit 6,000, balance 2,000, cash limit 500. What is the available credit for cash?',
    'Limit 6,000, balance 2,000 and a payment of 300 today. What is the available credit?',
    'Limit 6,000, balance 2,000 at 2 % a month. What is the available credit?',
    'The limit is 6,000. What is the available credit?',
  ])
    expect(ask([account], question)).not.toContain('The available credit is');
});

test('two amounts are set off into what is paid or received', () => {
  const position = (question: string) => ask([netting], question);
  expect(
    position(
      'Our cardholders spent 300,000 and our merchants took 420,000. Do we pay or receive in settlement?',
    ),
  ).toContain('420000.00 − 300000.00 = 120000.00, so **120000.00 to receive**');
  expect(position('We owe 80.00 and are owed 55.50: what is the net position?')).toContain(
    '**24.50 to pay**',
  );
  expect(
    position('Our cardholders spent 300, our merchants took 420 and 30 came back. What is the net position?'),
  ).not.toContain('to receive**');
});

test('interchange paid and received is set off with the amounts', () => {
  expect(
    ask(
      [netting],
      'We acquired 500,000 of purchases (interchange we pay 1,500), our cardholders spent 620,000 elsewhere (interchange we get 1,860). Net settlement, pay or receive?',
    ),
  ).toContain('500000.00 + 1860.00 − 620000.00 − 1500.00 = −119640.00, so **119640.00 to pay**');
});

test.each([
  ['45 chargebacks on 9,000 sales, what ratio is that?', '45 ÷ 9000 = **0.50 %**, or 50 basis points'],
  ['Fraud of 1,250 at a turnover of 500,000. What is our fraud ratio?', '**0.25 %**'],
  [
    '60 disputes in a month with 8,000 transactions, threshold 0.9 %. What is the dispute rate?',
    '**0.75 %**',
  ],
  ['7 fraudulent payments out of 3,500 payments: what percentage?', '**0.20 %**'],
])('one count or amount is told as a share of the other: %s', (question, told) => {
  const passage = { title: 'Ratios', body: 'Chargebacks, disputes and fraud are held against sales.' };
  expect(ask([passage], question)).toContain(told);
  expect(ask([passage], 'Sale of 100.00, refund of 40.00: at which rate is it converted?')).not.toContain(
    '÷',
  );
});

test('the fees of a period are told as a share of its sales', () => {
  const passage = {
    title: 'Checking fees',
    body: 'Fees divided by sales are the effective rate of a merchant.',
  };
  expect(ask([passage], 'We paid 1,150 fees on 50,000 of card sales, what is the effective rate?')).toContain(
    '1150 ÷ 50000 = **2.30 %**',
  );
});

test.each([
  ['Bill of 90.00 with a tip of 10 %, how much is charged in total?', '90.00 + 9.00 = **99.00**'],
  ['A deposit of 300.00 plus a surcharge of 4.50 and a city tax of 9.20: how much altogether?', '**313.70**'],
  ['Withdrawal of 120.00, ATM fee 2.50. How much is debited?', '120.00 + 2.50 = **122.50**'],
])('what is added to an amount is summed up: %s', (question, told) => {
  const passage = { title: 'Amounts', body: 'A surcharge, a tip or an ATM fee is added to the amount.' };
  expect(ask([passage], question)).toContain(told);
  expect(ask([passage], 'A bill of 90.00 including a tip of 9.00: how much in total?')).not.toContain(
    '99.00',
  );
});

test('a fee of percent and fixed part is computed for a sale however its amount is put', () => {
  expect(ask([fees], 'Our fee is 2 % plus 0.15 on an 80.00 sale, how much is it?')).toContain(
    '80.00 × 2 % = 1.60, plus 0.15 = 1.75',
  );
});

const deadline: TestPassage = { title: 'Deadlines', body: 'A dispute is filed within 120 days.' };

test.each([
  [
    'Authorised on 27 April, cleared on 6 May: how many days is that?',
    'From 27 April to 6 May it is **9 days**',
  ],
  [
    'Processed on 2026-11-20, limit 45 days. Until when can it be filed?',
    '45 days after 20 November 2026, that day not counted, is **4 January 2027**',
  ],
  ['How many days are there between 3 Dec 2026 and 2 Jan 2027?', '**30 days**'],
])('days are counted, and a last day is found: %s', (question, told) => {
  expect(ask([deadline], question)).toContain(told);
});

test('days are not counted when they are business days, or when a leap day could lie among them', () => {
  for (const question of [
    'Processed on 20 November 2026, limit 5 business days. Until when can it be filed?',
    'Processed on 20 February, limit 45 days. Until when can it be filed?',
    'Authorised on 31 June, cleared on 6 July: how many days is that?',
  ])
    expect(ask([deadline], question)).not.toMatch(/that day not counted|it is \*\*\d/);
});

test('a break between two records is told first when the question asks how large it is', () => {
  const records: TestPassage = { title: 'Records', body: 'A break is a difference between two records.' };
  expect(
    ask(
      [records],
      'The ledger says 4,210.00 and the report 4,150.40. How large is the break and whose is it?',
    ),
  ).toMatch(/^Of the amounts in the question, 4210\.00 less 4150\.40 leaves 59\.60\. \[1\]/);
});

test('the check digit is told of a number that ends a sentence', () => {
  const luhn: TestPassage = { title: 'Luhn', body: 'The check digit follows the Luhn formula.' };
  expect(ask([luhn], 'The number begins with 411111111111111. Which check digit comes last?')).toContain(
    'The check digit to add behind `411111111111111` is **1**',
  );
});

test('of a number that passes already the check digit is its last', () => {
  const luhn: TestPassage = { title: 'Luhn', body: 'The check digit follows the Luhn formula.' };
  expect(ask([luhn], 'How is the check digit worked out? Show me with 4111 1111 1111 1111')).toMatch(
    /^The check digit of `4111111111111111` is its last digit, \*\*1\*\*: .* add up to 30, a multiple of 10\. \[1\]\n\nWere another to follow/,
  );
});

test('what is asked beside a sum is told as well', () => {
  const fund: TestPassage = {
    title: 'Surcharges',
    body: 'A surcharge is added to the amount.',
  };
  const causes: TestPassage = {
    title: 'Surcharge field',
    body: 'The surcharge field is DE 28, whose sign says who gets it.',
  };
  const answer = ask(
    [fund, causes],
    'Sale of 40.00 with a surcharge of 1.00: how much in total and in which field is the surcharge?',
  );
  expect(answer).toContain('40.00 + 1.00 = **41.00**');
  expect(answer).toContain('The surcharge field is DE 28');
});

test('of a number that is to be checked it is told whether it passes, and no digit to add', () => {
  const luhn: TestPassage = { title: 'Luhn', body: 'The check digit follows the Luhn formula.' };
  expect(ask([luhn], 'how does luhn work, is 4539578763621486 valid')).toMatch(
    /^`4539578763621486` passes the Luhn test: .* its sum is 80, a multiple of 10\. \[1\]/,
  );
  const other = ask([luhn], 'luhn: is 4539578763621487 correct');
  expect(other).toContain('`4539578763621487` fails the Luhn test');
  expect(other).not.toContain('to add behind');
});
