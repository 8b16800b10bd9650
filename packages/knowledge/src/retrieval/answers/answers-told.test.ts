import { expect, test } from 'vitest';
import type { Turn } from '../../passage.ts';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();

/** What the direct answers to a question tell, the best first, and those to questions near it. */
const toldOn = (question: string, before: readonly Turn[] = []): string[] => {
  const { passages } = found(question, before);
  return passages.flatMap(({ answer, answerNear }) => [answer, answerNear].flatMap((text) => text ?? []));
};

const directAnswers = (question: string, before: readonly Turn[] = []): string[] =>
  found(question, before).passages.flatMap(({ answer }) => answer ?? []);

/** A conversation in which each question is answered at once. */
const talk = (...questions: string[]): Turn[] => {
  const turns: Turn[] = [];
  for (const question of questions)
    turns.push({ question, answer: `${directAnswers(question, turns).join(' [1] ')} [1]\n\n### More` });
  return turns;
};

test.each([
  [
    ['What is the difference between CVV, CVV2 and iCVV?'],
    'why not the same value for all of them?',
    /useless in another/,
  ],
  [
    ['how is the check value of a 3DES key calculated', 'and for an AES one?'],
    'why not give the full 16 digits?',
    /16\.7|16\.8 million|given away/,
  ],
  [
    ['Explain liability shift with 3DS for a Visa e-commerce transaction'],
    'same ECI for mastercard?',
    /02 at Mastercard and 05 at Visa/,
  ],
])('after %j “%s” is answered with what has not been told', (questions, question, answer) => {
  const before = talk(...questions);
  const told = before.flatMap((turn) => turn.answer.split(/ \[1\]\s*/));
  const answers = toldOn(question, before);
  expect(answers.join(' ')).toMatch(answer);
  expect(answers.filter((text) => told.includes(text))).toEqual([]);
});

test('a question that is asked again, or for another form, gets its answer again', () => {
  const question = 'What is the difference between CVV, CVV2 and iCVV?';
  const before = talk(question);
  expect(directAnswers(question, before)).toEqual(directAnswers(question));
  expect(directAnswers('in a table please', before)).toEqual(directAnswers(question));
});

test('an answer that was declined has told nothing', () => {
  const question = 'and which of them is on the stripe?';
  const asked = 'What is the difference between CVV, CVV2 and iCVV?';
  const declined: Turn = { question: asked, answer: '', declined: true };
  expect(directAnswers(question, [declined])).toEqual(directAnswers(asked));
  expect(directAnswers(question, talk(asked))).not.toEqual(directAnswers(asked));
});
