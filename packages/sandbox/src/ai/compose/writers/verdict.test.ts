import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const storage: TestPassage = {
  title: 'PCI DSS',
  section: 'What may be stored',
  body: 'PCI DSS separates two kinds of data. A merchant must not store CVV2 after authorisation.',
};

test('a yes-or-no question that a sentence decides without reservation begins with the verdict', () => {
  expect(ask([storage], 'May a merchant store CVV2 after authorisation?')).toMatch(
    /^No\. A merchant must not store CVV2/,
  );
  const body = 'An issuer may decline a refund like a purchase.';
  expect(ask([{ title: 'Refunds', body }], 'Can an issuer decline refunds?')).toMatch(
    /^Yes\. An issuer may decline a refund/,
  );
});

test('a sentence that holds only a part of what is asked gives no verdict', () => {
  const body = 'One prefix may be shared by up to one hundred issuers of cards.';
  expect(ask([{ title: 'Ranges', body }], 'Can cards share an account?')).toMatch(/^One prefix/);
  const entry = '**KSN** (Key serial number): the value from which the host can derive the key.';
  expect(
    ask([{ title: 'Glossary of card payment terms', section: 'KSN', body: entry }], 'Can I reuse a KSN?'),
  ).not.toMatch(/^(?:Yes|No)\b/);
});

test('a sentence that makes it depend on something says so at once', () => {
  const body = 'Whether a merchant may surcharge depends on the country.';
  expect(ask([{ title: 'Surcharges', body }], 'May a merchant surcharge?')).toMatch(
    /^It depends\. Whether a merchant may/,
  );
});

test('a sentence with any other reservation gives no verdict', () => {
  const body = 'A merchant may surcharge if its customers are told before.';
  expect(ask([{ title: 'Surcharges', body }], 'May a merchant surcharge?')).toMatch(/^A merchant may/);
});

test('a question that has no plain yes or no gets none', () => {
  expect(ask([storage], 'Is CVV2 stored by the merchant or not?')).not.toMatch(/^(?:Yes|No)\b/);
});

test('what a reader tells of himself before the question does not keep the verdict back', () => {
  expect(ask([storage], 'I run a web shop. May a merchant store CVV2 after authorisation?')).toMatch(
    /^No\. A merchant must not store CVV2/,
  );
});
