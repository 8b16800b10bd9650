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
