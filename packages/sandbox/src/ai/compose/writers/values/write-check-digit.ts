import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { luhnSum } from './luhn-sum.ts';

const asked = /\bluhn\b|\bcheck ?digit\b|\bmod(?:ulus)? ?10\b/i;
const digits = /(?<![\w.,*])\d(?:[ -]?\d){7,21}(?![\w*]|[.,][\w*])/g;
const tells = /\bluhn\b/i;
const asksForTest = /\b(?:in)?valid\b|\bcorrect\b|\bpass(?:es)?\b|\bis \d/i;

/** The Luhn check digit of each number in the question, when it asks for one and a passage says how it is computed. */
export function writeCheckDigit(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(
    ({ text, section }) => tells.test(text) && /check digit|luhn/i.test(`${section} ${text}`),
  );
  if (!asked.test(question) || source === undefined) return false;
  const numbers = question.match(digits) ?? [];
  const isTested = asksForTest.test(question);
  for (const written of numbers) {
    const number = written.replace(/\D/g, '');
    if (isTested) writeTest(draft, number, source.n);
    if (isTested && !/\bcheck ?digit\b/i.test(question)) continue;
    const whole = luhnSum(number);
    const isWhole = !isTested && whole % 10 === 0;
    if (isWhole)
      draft.plain(
        `The check digit of \`${number}\` is its last digit, **${number.at(-1)}**: with it the doubled and plain digits add up to ${whole}, a multiple of 10. [${source.n}]`,
      );
    const sum = luhnSum(`${number}0`);
    const digit = (10 - (sum % 10)) % 10;
    draft.plain(
      `${isWhole ? 'Were another to follow, the' : 'The'} check digit to add behind \`${number}\` is **${digit}**: the doubled and plain digits add up to ${sum}, and ${sum} + ${digit} is a multiple of 10. [${source.n}]`,
    );
  }
  return numbers.length > 0;
}

/** Whether a number taken with its last digit as the check digit passes. */
function writeTest(draft: AnswerDraft, number: string, n: number): void {
  const sum = luhnSum(number);
  const passes = sum % 10 === 0;
  draft.plain(
    `\`${number}\` ${passes ? 'passes' : 'fails'} the Luhn test: with its last digit as the check digit its sum is ${sum}, ${passes ? 'a' : 'no'} multiple of 10. [${n}]`,
  );
}
