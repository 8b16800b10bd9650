import type { Passage } from '../../passages/passage.ts';
import { type Role, readFigures, worthOf } from '../../question/figures.ts';
import { writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const tells = /\bnet\b|\bbatch\b|\btotals?\b|\bdeduct/i;
const names: Partial<Record<Role, string>> = {
  sale: 'Sales',
  represented: 'Representments',
  refund: 'Refunds',
  chargeback: 'Chargebacks',
  interchange: 'Interchange',
  scheme: 'Scheme fees',
  charge: 'Merchant service charge',
  fee: 'Fees',
  margin: 'Margin',
};
const added: Role[] = ['sale', 'represented'];
const turning: Role[] = ['refund', 'chargeback'];
const asked =
  /\bnet(?:ted|ting)?\b|\btotals?\b|\bhow much\b|\bcalculat|\bcomput|\bwork(?:ed)? out\b|\bpays? (?:us|me|out)\b|\bpayout\b|\bpaid out\b|\bpays? (?:us|me|the merchant)\b|\bsettle\w*|\bfund\w*|\bwhat (?:do|will|does|should) (?:we|i|the \w+) (?:get|receive)\b/i;
/** "how much can still be charged back": what is left of a sale, and no total. */
const asksForRest = /\bstill\b|\bremain|\brest\b|\bleft\b|\bat most\b|\bmaximum\b/i;

/** The net total of a batch or a day by the figures of the question: sales less refunds, chargebacks and fees. */
export function writeNetTotal(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const figures = readFigures(question);
  const source = passages.find(({ text }) => tells.test(text));
  const [sale, ...others] = figures.filter(({ role }) => role === 'sale');
  if (source === undefined || sale === undefined || others.length > 0) return false;
  // A sum that leaves an amount of the question out would be wrong.
  if (figures.some(({ role }) => names[role] === undefined)) return false;
  if (!asked.test(question) || asksForRest.test(question) || sale.rate !== undefined) return false;
  if (!figures.some(({ role }) => turning.includes(role))) return false;
  const signed = figures.map((each) => {
    const worth = worthOf(each, sale.amount);
    return { ...each, worth: added.includes(each.role) ? worth : -worth };
  });
  const net = signed.reduce((sum, { worth }) => sum + worth, 0n);
  draft.plain(`By the figures of the question the net amount is **${writeExact(net)}**. [${source.n}]`);
  const rows = signed.map(({ role, rate, worth }) => [
    `${names[role]}${rate === undefined ? '' : ` (${writeExact(sale.amount)} × ${writeExact(rate, 0)} %)`}`,
    `${worth < 0n ? '' : '+'}${writeExact(worth)}`,
  ]);
  draft.ownTable(['Item', 'Amount'], [...rows, ['**Net**', `**${writeExact(net)}**`]], []);
  return true;
}
