import type { Passage } from '../../passages/passage.ts';
import { readFigures } from '../../question/figures.ts';
import { writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const asked =
  /\bstill\b|\bremain\w*|\brest\b|\bleft\b|\b(?:at|the) most\b|\bdispute\b|\bmaximum\b|\brelease|\bhow much\b|\bwhat amount\b|\bwhich amount\b/i;
const tells = /\brefund|\bpartial|\bremain|\breversal/i;

/** What is left of a sale of the question after the refunds, captures or chargebacks of parts of it. */
export function writeRest(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  const figures = readFigures(question);
  const [sale, ...others] = figures.filter(({ role }) => role === 'sale');
  const taken = figures.filter(({ role }) => ['refund', 'chargeback', 'taken'].includes(role));
  if (source === undefined || sale === undefined || others.length > 0 || !asked.test(question)) return false;
  if (taken.length === 0 || taken.length + 1 < figures.length) return false;
  if (figures.some(({ rate }) => rate !== undefined)) return false;
  const rest = taken.reduce((left, { amount }) => left - amount, sale.amount);
  if (rest < 0n) return false;
  const working = [sale, ...taken].map(({ amount }) => writeExact(amount)).join(' less ');
  draft.plain(`Of the amounts in the question, ${working} leaves ${writeExact(rest)}. [${source.n}]`);
  return true;
}
