import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const storage: TestPassage = {
  title: 'Card verification values',
  section: 'May and must: yes or no',
  body: `Only the issuer can compute a card verification value; others pass it on once.

- **May a merchant store the CVV2?** No, not after authorisation, not even encrypted.
- **Is the CVV2 on the magnetic stripe?** No. A skimmed stripe does not have it.`,
};
const reversals: TestPassage = {
  title: 'Reversals',
  section: 'Reversals: yes or no',
  body: `A reversal undoes an authorisation.

| Question | Answer |
|---|---|
| Can it be reversed again? | No; a new authorisation is needed |
| May a decline be reversed? | Not needed: nothing was held |`,
};

test('a question for yes or no that a passage poses itself is answered by its answer', () => {
  expect(ask([storage], 'May a merchant store the CVV2 after authorisation?')).toMatch(
    /^No, not after authorisation, not even encrypted\. \[1\]/,
  );
  expect(ask([storage], 'I work in a call centre. Is the CVV2 on the magnetic stripe?')).toMatch(
    /^No\. A skimmed stripe does not have it\. \[1\]/,
  );
  expect(ask([reversals], 'May a decline be reversed?')).toMatch(/^Not needed: nothing was held\. \[1\]/);
});

test('the answer to another posed question is not given for this one', () => {
  expect(ask([storage], 'Can a merchant compute the CVV2?')).not.toMatch(/^(?:No|Yes)\b/);
  expect(ask([storage], 'What is a CVV2?')).not.toMatch(/^No\b/);
  expect(ask([storage], 'May a merchant never store the CVV2?')).not.toMatch(/^No\b/);
});
