import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const overview: TestPassage = {
  title: 'MAC on messages',
  section: 'Overview',
  body: 'A MAC is a check value with which two parties prove that a message is genuine. Verification of a MAC needs the same key on both sides.',
};
const faults: TestPassage = {
  title: 'MAC on messages',
  section: 'What goes wrong with a MAC',
  body: `A MAC that never fits points to an agreement, and one that fails at times to the data.

| Symptom | Cause |
|---|---|
| Verification fails on every message | Another key or algorithm |
| Verification fails on some | Field changed behind the MAC |`,
};
const stages: TestPassage = {
  title: 'Refunds on cards',
  section: 'How a refund runs',
  body: `A refund goes back through the parties of its sale.

1. The merchant enters the refund.
2. The acquirer clears it.
3. The issuer books the credit.`,
};
const compared: TestPassage = {
  title: 'Refunds on cards',
  section: 'Refund and void compared',
  body: `A refund returns the money of a card sale that was cleared, while a void cancels the sale before.

| Point | Refund | Void |
|---|---|---|
| When | After close | Before close |`,
};

test('why something fails is opened with what its causes are, and not with what it is', () => {
  expect(ask([overview, faults], 'Why does the MAC verification fail?')).toMatch(/^A MAC that never fits/);
  expect(ask([overview, faults], 'What is a MAC?')).toMatch(/^A MAC is a check value/);
});

test('the flow of something is opened with the beginning of its numbered steps', () => {
  const answer = ask([compared, stages], 'Explain the flow of a refund');
  expect(answer).toMatch(
    /^A refund goes back through the parties of its sale\. \[2\]\n\n1\. The merchant enters/,
  );
});
