import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const slip: TestPassage = {
  title: 'Slips',
  section: 'Vault slips',
  body: 'A vault slip is the paper on which a branch writes what it sends to the vault. It has two copies.',
};
const apart: TestPassage = {
  title: 'Seals',
  section: 'Counting',
  body: `A slip of paper lies in each bag that leaves a branch in the morning, and each of them is counted by two.

It takes a while. Later on, when all couriers are back and their bags stand in a row, they open the vault.`,
};

test('a section that holds the words of one thing only apart from each other is left out', () => {
  const answer = ask([slip, apart], 'What is a vault slip?');
  expect(answer).toContain('A vault slip is the paper');
  expect(answer).not.toContain('couriers are back');
});

test('a comparison of two things ends with the document that compares them', () => {
  const compared: TestPassage = {
    title: 'Bags',
    section: 'Cash bag and coin bag compared',
    body: `A cash bag holds notes, while a coin bag holds coins.

| Point | Cash bag | Coin bag |
|---|---|---|
| Weight | Light | Heavy |
| Seal | Plastic | Wire |`,
  };
  const other: TestPassage = {
    title: 'Couriers',
    section: 'What a courier carries',
    body: 'A courier carries a cash bag or a coin bag in an armoured van. The van has two locks.',
  };
  const answer = ask([compared, other], 'cash bag vs coin bag');
  expect(answer).toContain('| Weight | Light | Heavy |');
  expect(answer).not.toContain('armoured van');
});

test('a definition is told without the worked example of its document', () => {
  const worked: TestPassage = {
    title: 'Slips',
    section: 'Worked example: a vault slip',
    body: 'A vault slip of Monday names 12 bags. The vault counts 11, and the branch is called.',
  };
  const answer = ask([slip, worked], 'What is a vault slip?');
  expect(answer).toMatch(/^A vault slip is the paper/);
  expect(answer).not.toContain('### Worked example');
});
