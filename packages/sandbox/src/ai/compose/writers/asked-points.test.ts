import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';

const filler = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `The ${name} of desk ${index + 1} is read by the clerk, who notes what the register said.`,
  ).join('\n\n');
const seals = {
  title: 'Seals of cash bags',
  section: 'What a seal is',
  body: `A seal is the numbered lock of a cash bag, which cannot be opened unseen.\n\n${filler('seal register', 30)}`,
};
const couriers = {
  title: 'Couriers',
  section: 'How bags travel',
  body: `Couriers travel by a plan.\n\n${filler('travel plan', 30)}

1. The courier writes the number of a broken seal into the log with a 0620 message.
2. The branch counts.`,
};

test('what one of several questions asks for is told out of whatever passage has it, even if a step does', () => {
  const answer = ask(
    [seals, couriers],
    'What is a seal and which message does the courier send when a seal is broken?',
  );
  expect(answer).toMatch(/^A seal is the numbered lock/);
  expect(answer).toContain('with a 0620 message. [2]');
});
