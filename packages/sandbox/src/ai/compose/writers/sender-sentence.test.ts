import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';

const row = {
  title: 'Message types (MTI)',
  section: '0120 \u2014 Authorization advice',
  body: `**MTI 0120 \u2014 Authorization advice** (format n 4)

MTI 0120 (Authorization advice) tells the issuer of an authorization decided by somebody else.

- Where used: Acquirer or network to issuer`,
};

test('who asks who sends a message is told the sender first', () => {
  expect(ask([row], 'Who sends a 0120?')).toMatch(
    /^MTI 0120 \(Authorization advice\) is sent by the acquirer or network to the issuer\. \[1\]/,
  );
  expect(ask([row], 'What is a 0120?')).toMatch(/^MTI 0120 \(Authorization advice\) tells the issuer/);
});
