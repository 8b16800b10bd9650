import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();

test.each([
  'Our log shows the shadow-hold indicator on a booking. What does it change?',
  'What happens on the card when the PIN drift counter reaches its limit?',
  'How do I claim the stale-PAN rebate after a reissue?',
  'What should a terminal do with a pre-reversal notice?',
  'Can a network take money back through the token adoption clawback?',
])('what has a name that documents have not, though they know its words, is not covered: %s', (question) => {
  expect(found(question).covered).toBe(false);
});

test.each([
  'What does the final-authorization indicator change for a hotel?',
  'Who sets the single-tap limit, and what does the low-value exemption allow?',
  'What is the stored-credential indicator for?',
  'Is a TDES-based key a weak key?',
  'What should the acquirer do with a pre-arbitration notice?',
  'Is there a chip-card fallback fee?',
])('what anybody may call so is covered: %s', (question) => {
  expect(found(question).covered).toBe(true);
});
