import { expect, test } from 'vitest';
import { ask } from '../../testing/prompt.ts';

const reasons = {
  title: 'MATCH and merchant registration',
  section: 'MATCH reason codes',
  body: `A MATCH entry carries one two-digit reason.

| Code | Reason |
|---|---|
| 04 | Excessive chargebacks |
| 05 | Excessive fraud |
| 09 | Bankruptcy |`,
};
const exemptions = {
  title: 'Exemptions from strong customer authentication',
  section: 'Values of the low-risk indicator',
  body: `The indicator has two digits, one value for each reason.

| Value | Reason | Basis |
|---|---|---|
| 04 | Recurring payment | Article 14 |
| 05 | Delegation | Article 97 |`,
};

test('rows of a bare code come from tables on what is asked, not from others with the same digits', () => {
  const answer = ask([reasons, exemptions], 'MATCH reason code 04 and 05');
  expect(answer).toContain('| `04` | Excessive chargebacks [1] |');
  expect(answer).toContain('| `05` | Excessive fraud [1] |');
  expect(answer).not.toContain('Article 14 [');
});

test('a code that stands in a cell of its own opens with the row of the thing that it carries', () => {
  const elements = {
    title: 'Private data subelements (PDS)',
    body: 'A private data subelement (PDS) is a tagged piece of data inside DE 48 of a clearing message.',
  };
  const tokens = {
    title: 'Tokens',
    section: 'Fields that carry token data',
    body: `Token data stand in several fields.

| Data | Authorisation | Clearing |
|---|---|---|
| Token requestor ID | Subelement 33 | PDS 0059 |
| Wallet identifier | Subelement 26 | PDS 0207 |`,
  };
  expect(ask([elements, tokens], 'What is PDS 0059?')).toMatch(
    /^\*\*Token requestor ID:\*\* authorisation: Subelement 33; clearing: PDS 0059\. \[2\]/,
  );
});

const condition = {
  title: 'ISO 8583:1987 data elements (DE 1-128)',
  section: '25 — Point of service condition code',
  body: `**DE 25 — Point of service condition code** (format n 2)

DE 25 (Point of service condition code) describes the circumstances at the point of sale. In the 1993 version DE 25 is the four-digit message reason code.

- Where used: Authorization messages`,
};
const indicator = {
  title: 'ISO 8583:1987 data elements (DE 1-128)',
  section: '94 — Service indicator',
  body: `**DE 94 — Service indicator** (format an 7)

DE 94 (Service indicator) tells the kind of service. In the 1993 version, as in clearing, DE 94 is the transaction originator institution ID.`,
};

test('a question about clearing opens with what the element is there, one about authorisation does not', () => {
  expect(ask([condition], 'What does DE 25 say in a chargeback?')).toMatch(
    /^In the 1993 version DE 25 is the four-digit message reason code\./,
  );
  expect(ask([condition], 'What does DE 25 say?')).toMatch(
    /^DE 25 \(Point of service condition code\) describes/,
  );
  expect(ask([condition, indicator], 'what is DE 94 and DE 25 in IPM')).toMatch(
    /^In the 1993 version, as in clearing, DE 94 is the transaction originator institution ID\. \[2\] In the 1993 version DE 25/,
  );
});

const systems = (...further: readonly string[]) => ({
  title: 'Systems of the network',
  section: 'What the systems do',
  body: `The network divides the work between online systems and batch systems.

| System | Task | Form |
|---|---|---|
| V.I.P. (VisaNet Integrated Payment) | Routing, edits and stand-in | Online messages |
| Edit package | Checks of outgoing files | Software |
| BASE II | Clearing of dual messages | Files of records |
${further.join('\n')}`,
});
const bothSystems = 'VIP versus BASE II: which is real time and which is files?';

test('a comparison shows the rows of its sides out of a longer table', () => {
  const answer = ask([systems('| Dispute system | Dialogue of disputes | Web |')], bothSystems);
  const [, table] = answer.split('\n\n');
  expect(table).toContain('| BASE II | Clearing of dual messages |');
  expect(table).not.toContain('Edit package');
});

test('a table of which a comparison would leave out one row is shown whole, and once', () => {
  const answer = ask([systems()], bothSystems);
  expect(answer.match(/\| Edit package \|/g)).toHaveLength(1);
  expect(answer.match(/\| BASE II \|/g)).toHaveLength(1);
});

test('of two codes one may be told by its row when the other has a sentence', () => {
  const codes = {
    title: 'Dispute conditions',
    section: '13.3 — Not as described',
    body: 'Dispute condition 13.3 (Not as described) means that goods were not as described or defective.',
  };
  const table = {
    title: 'Dispute conditions and days',
    section: 'Conditions of consumer disputes',
    body: `Consumer disputes have conditions of their own, and waiting days.

- **Waiting:** in 13.1, 13.3 and 13.6 the issuer waits 15 days.

| Code | Name |
|---|---|
| 13.1 | Merchandise not received |
| 13.3 | Not as described |`,
  };
  expect(ask([table, codes], 'dispute reason code 13.1 and 13.3')).toMatch(
    /^\*\*(?:Code )?13\.1:\*\* Merchandise not received\. \[1\] Dispute condition 13\.3/,
  );
});
