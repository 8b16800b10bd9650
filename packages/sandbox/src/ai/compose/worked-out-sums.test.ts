import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../testing/prompt.ts';

const fees: TestPassage = {
  title: 'Merchant pricing',
  section: 'Interchange, scheme fee and merchant service charge',
  body: `The merchant pays its acquirer a merchant service charge. Out of it the acquirer pays interchange to the issuer.

| Layer | Example on 100.00 |
|---|---|
| Interchange | 0.77 |`,
};
const netting: TestPassage = {
  title: 'Settlement',
  body: 'The net amount of a day is sales less refunds, chargebacks and fees. A refund of a part leaves the rest.',
};
const conversion: TestPassage = {
  title: 'Currency conversion',
  body: 'The issuer converts the amount by an exchange rate and adds a mark-up as a currency conversion fee.',
};

test('a sale is shared out among merchant, issuer, scheme and acquirer by the charges of the question', () => {
  const answer = ask(
    [fees],
    'Sale of 80.00, my MSC is 1.2 %, of which 30 bps interchange and a scheme fee of 5 cents. How much does each get?',
  );
  expect(answer).toMatch(
    /^Of 80\.00, the merchant receives 79\.04, the issuer keeps 0\.24, the scheme gets 0\.05 and 0\.67 is left for the acquirer\. \[1\]/,
  );
  expect(answer).toContain('| Merchant service charge | 80.00 × 1.2 % | 0.96 |');
  expect(answer).toContain('| **Acquirer** is left with | 0.96 − 0.24 − 0.05 | **0.67** |');
});

test('charges with a fixed part are computed, and a loss of the acquirer is told', () => {
  const answer = ask(
    [fees],
    'MDR of 0.5 % plus 0.10 on a purchase of 10.00, interchange 1.5 % + 0.05: what remains?',
  );
  expect(answer).toContain('| Merchant service charge | 10.00 × 0.5 % + 0.10 | 0.15 |');
  expect(answer).toContain('**−0.05**');
  expect(answer).toContain('it loses on this sale');
});

test('a sale is not shared out when the question gives only one charge, or no passage tells of them', () => {
  const question = 'Sale 200.00 at an MSC of 1.5 %, interchange 0.3 %. Who gets what?';
  expect(ask([netting], question)).not.toContain('is left for the acquirer');
  expect(ask([fees], 'What is the MSC of 1.5 % on a sale of 200.00?')).not.toContain(
    'is left for the acquirer',
  );
});

test('a net total counts sales up and refunds, chargebacks and fees down, with numbers of items left out', () => {
  const batch = ask(
    [netting],
    'Batch: 120 sales for 5,400.00 and 3 refunds of 70.00 each. What is the net total?',
  );
  expect(batch).toContain('| Refunds | −210.00 |');
  expect(batch).toContain('| **Net** | **5190.00** |');
  const day = ask(
    [netting],
    'How much is the net payout: sales 2,000, refunds 150, chargebacks 80, MSC 1.5 %?',
  );
  expect(day).toContain('**1740.00**');
});

test('what is left of a sale after several refunds is told', () => {
  expect(
    ask([netting], 'Sale of 120.00, refunds 45.00 and refunded 5.50. How much can still be charged back?'),
  ).toContain('120.00 less 45.00 less 5.50 leaves 69.50');
});

test('an amount is converted by the rate of the question, in either direction, and the mark-up comes on top', () => {
  const there = ask(
    [conversion],
    'Card paid 200 USD, 1 USD = 3.6725 AED and a foreign fee of 3 %. How much is billed?',
  );
  expect(there).toContain('| Converted | 200.00 USD × 3.6725 | 734.50 AED |');
  expect(there).toContain('**756.54 AED**');
  const back = ask([conversion], 'How much is 734.50 AED when 1 USD = 3.6725 AED?');
  expect(back).toContain('734.50 AED ÷ 3.6725');
  expect(back).toContain('**200.00 USD**');
});

test('instalments take the rounding into the last one, and interest is not guessed', () => {
  const plan: TestPassage = {
    title: 'Instalments',
    body: 'An instalment plan divides a purchase into instalments.',
  };
  expect(ask([plan], '1000.00 AED in 3 instalments, how much is each?')).toContain(
    '2 instalments of **333.33** and a last one of **333.34**',
  );
  expect(ask([plan], '1000.00 AED in 3 instalments at 12 % interest, how much is each?')).not.toContain(
    '333',
  );
});

test.each([
  [
    'A customer paid 60.00, our MSC is 1.5 % plus 0.10, interchange 0.5 %, scheme fee 0.02. What do we keep?',
    '0.68',
  ],
  [
    'We charge 2 % + 0.10 on a ticket of 30.00. Interchange is 0.8% and the scheme takes 0.03. What do we earn?',
    '0.43',
  ],
  [
    'On a purchase of EUR 80 the MDR is 150 bps, interchange 30 bps and network fees 10 bps. Our margin?',
    '0.88',
  ],
  ['Split AED 1,000 between issuer, network and acquirer: MDR 2 %, IC 1.3 %, scheme 0.12 %.', '5.80'],
  ['merchant discount 2.5% of 220, interchange fee 1.5%, scheme fee 0.1%: acquirer income', '1.98'],
  [
    'We take 2 % of a 75.00 transaction, pay 1 % interchange and 2 cents to the network. What remains?',
    '0.73',
  ],
])('the many ways of putting a sale and its charges are understood: %s', (question, left) => {
  expect(ask([fees], question).split('\n')[0]).toContain(`${left} is left for the acquirer`);
});

test('a net total is not told when an amount of the question would be left out of it', () => {
  expect(
    ask([netting], 'Sales of 900.00, refunds 80.00 and 12.50 for the rest. What is the net?'),
  ).not.toContain('820');
  expect(
    ask(
      [netting],
      'We sold for 5,000 today, refunded 200 and had a chargeback of 150. What will be paid out?',
    ),
  ).toContain('**4650.00**');
});

test('what came back to the customer is taken off what was paid', () => {
  expect(
    ask([netting], 'The customer paid 89.90 and got 29.90 back. What is the most that can be charged back?'),
  ).toContain('89.90 less 29.90 leaves 60.00');
});

test('a sale is not shared out when a figure of the question would be left out of the sum', () => {
  for (const question of [
    'A sale of 100 with MSC 2 %, interchange 1 % and VAT of 5 % on the fee. What do we keep?',
    'Refund of 40 on a sale of 100 with MSC 2 %, interchange 1 %. What do we keep?',
    'Two sales of 100 and 50, MSC 2 %, interchange 1 %. What is left for us?',
  ])
    expect(ask([fees], question)).not.toContain('left for the acquirer');
});

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
  ).toMatch(/^Of the amounts in the question, 4210\.00 less 4150\.40 leaves 59\.60/);
});

test('the check digit is told of a number that ends a sentence', () => {
  const luhn: TestPassage = { title: 'Luhn', body: 'The check digit follows the Luhn formula.' };
  expect(ask([luhn], 'The number begins with 411111111111111. Which check digit comes last?')).toContain(
    'The check digit to add behind `411111111111111` is **1**',
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
