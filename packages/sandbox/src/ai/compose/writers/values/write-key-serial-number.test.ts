import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../../testing/prompt.ts';

const parts: TestPassage = {
  title: 'DUKPT',
  section: 'The key serial number (KSN)',
  body: 'The KSN of TDES DUKPT ends in a counter of 21 bits, the KSN of AES DUKPT in one of 32 bits.',
};

test('the counter of a KSN is told, and what is left without it', () => {
  const answer = ask([parts], 'Which transaction counter is in KSN FFFF9876543210E0001F?');
  expect(answer).toContain('its last 21 bits, is **31** (hexadecimal 1F)');
  expect(answer).toContain('`FFFF9876543210E00000`');
  // Bit 21 stands in the digit before the last five.
  expect(ask([parts], 'KSN FF FF 98 76 54 32 10 F0 00 01, which counter?')).toContain('**1048577**');
});

test('a KSN of 12 bytes has a counter of 32 bits', () => {
  expect(ask([parts], 'KSN 1234567890123456000000FF: which counter is this?')).toContain('**255**');
});

test('digits that are called nothing, or are too few, are no KSN', () => {
  expect(ask([parts], 'What is FFFF9876543210E0001F?')).not.toContain('last 21 bits');
  expect(ask([parts], 'Is FFFF9876543210E0 a KSN?')).not.toContain('last 21 bits, is');
});
