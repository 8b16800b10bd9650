import { expect, test } from 'vitest';
import { fees, netting } from '../../testing/passages-on-money.ts';
import { ask, type TestPassage } from '../../testing/prompt.ts';

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

test('what reaches the acquirer of a sale is told where it is asked for', () => {
  const answer = ask(
    [fees],
    'Sold 10,000.00 by card, interchange 1.2 %, merchant service charge 2 %. How much reaches the acquirer?',
  );
  expect(answer).toContain('| Issuer passes on to the acquirer | 10000.00 − 120.00 | 9880.00 |');
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

test('a share of an amount is exact, adds up as it is written and names its passage', () => {
  expect(ask([fees], 'What is the interchange fee on a purchase of 1.15 at 1.5%?')).toMatch(
    /1\.15 × 1\.5 % = 0\.0173\. 1\.15 less 0\.0173 leaves 1\.1327\. \[1\]/,
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

test.each([
  'Buyer returns half of the goods after two of four instalments. What happens to money already paid?',
  'Our cardholder took a 12-month plan, three instalments are billed. Do I charge back each of them?',
  'She bought for 1,200 euros in three instalments and returns it. Who gives her the money back?',
])('instalments that are only told are not worked out: "%s"', (question) => {
  const body = 'An instalment plan divides a purchase into instalments. A refund goes to the lender.';
  expect(ask([{ title: 'Instalments', body }], question)).not.toContain('Without interest');
});

test('tax that an amount includes is no percentage of it', () => {
  const body = 'The VAT in a fee that includes 5 % tax is the fee × 5 / 105.';
  const answer = ask(
    [{ title: 'VAT', body }],
    'Amount 1.05 with VAT at 5 percent included, how much is the fee?',
  );
  expect(answer).not.toContain('0.0525');
  expect(answer).toContain('5 / 105');
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
