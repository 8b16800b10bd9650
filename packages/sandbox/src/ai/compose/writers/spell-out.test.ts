import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';

const weights = {
  title: 'Cargo checks',
  section: 'Why an RCS is weaker than a DCS',
  body: 'An RCS is weaker than a DCS, because its seal is the same for each crate. A copied seal is not noticed by an RCS.',
};
const entry = (short: string, name: string, meaning: string) => ({
  title: 'Glossary',
  section: `${short} — ${name}`,
  body: `**${short}** (${name}): ${meaning}`,
});
const rcs = entry('RCS', 'Resting crate seal', 'A seal over fixed data of a crate, made once.');
const dcs = entry('DCS', 'Dynamic crate seal', 'A seal that each crate makes anew.');

test('what a question says in short is spelled out where the answer first has it, and opens no answer', () => {
  const answer = ask([weights, rcs, dcs], 'Why is an RCS weaker than a DCS?');
  expect(answer).toMatch(
    /^An RCS \(resting crate seal\) is weaker than a DCS \(dynamic crate seal\), because/,
  );
});

test('who asks what abbreviations are is told that first', () => {
  const answer = ask([weights, rcs, dcs], 'What are RCS and DCS, and why is one weaker?');
  expect(answer).toMatch(/^- \*\*RCS\*\* \(resting crate seal\).*\n- \*\*DCS\*\*/);
});

test('passages spell out what the glossary does not have', () => {
  const seals = {
    title: 'Seals',
    section: 'Kinds',
    body: 'A seal may be a resting crate seal (RCS) or another kind.',
  };
  expect(ask([weights, seals], 'Why is an RCS weaker than a DCS?')).toMatch(
    /RCS \(resting crate seal\)|resting crate seal \(RCS\)/,
  );
});

test('an entry of the same letters is left out when a row is called by them and the number asked for', () => {
  const advice = {
    title: 'Mastercard merchant advice codes',
    section: '03 — Do not try again',
    body: `**Merchant advice code 03 — Do not try again**

Merchant advice code 03 means do not try again with this card.

- Also called: MAC 03; hard decline`,
  };
  const mac = entry('MAC', 'Message authentication code', 'A check value computed over a message.');
  expect(ask([advice, mac], 'What does MAC 03 mean?')).not.toContain('essage authentication code');
  expect(ask([advice, mac], 'What is a MAC?')).toContain('message authentication code');
});

test('the name of a service keeps its capitals', () => {
  const dsn = entry('RCS', 'Resting Crate Seal Network', 'A service for seals.');
  expect(ask([weights, dsn, dcs], 'Why is an RCS weaker than a DCS?')).toMatch(
    /^An RCS \(Resting Crate Seal Network\) is weaker/,
  );
});

test('a name is not torn apart', () => {
  const forms = {
    title: 'Cargo forms',
    section: 'Which RCS a depot needs',
    body: 'RCS A is for a depot without crates of its own. A depot with crates fills in an RCS every year.',
  };
  const answer = ask([forms, rcs], 'Which RCS does a depot without crates need?');
  expect(answer).toMatch(/^RCS A is for a depot/);
  expect(answer).toContain('an RCS (resting crate seal) every year');
});

test('what a passage spells out in other words stays short', () => {
  const plan = {
    title: 'Payment plans',
    section: 'How an RCS is repaid',
    body: 'An RCS, a regular credit settlement, is repaid every month. The RCS ends with the last month.',
  };
  expect(ask([plan, rcs], 'How is an RCS repaid?')).not.toContain('RCS (resting');
});

test('a code by SMS is a text message, and the SMS of a network is not', () => {
  const sms = entry('SMS', 'Single message system', 'One message authorises and clears.');
  const codes = { title: 'Codes', body: 'A code by SMS shows possession of the phone.' };
  expect(ask([codes, sms], 'Is a code by SMS to the phone enough?')).not.toContain('SMS (single');
  const network = { title: 'Networks', body: 'At this network SMS clears with the authorisation.' };
  expect(ask([network, sms], 'When does SMS clear at the network?')).toMatch(
    /SMS\W+\(single message system/i,
  );
});
