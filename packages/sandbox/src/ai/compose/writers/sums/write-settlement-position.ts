import type { Passage } from '../../passages/passage.ts';
import { type Names, readNamed } from '../../question/figures.ts';
import { writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

type Side = 'toPay' | 'toReceive';

const names: Names<Side> = [
  [
    'toPay',
    /\b(?:our|my) (?:own )?(?:card ?holders?|cards|customers|issuing)\b|\bwe (?:owe|(?:have to|must|need to) pay)\b|\bpayables?\b|\bto pay\b|\bas (?:an )?issuer\b|\b(?:issuing|issuer) (?:side|volume|total|amount|business)\b/gi,
  ],
  [
    'toReceive',
    /\b(?:our|my) (?:own )?(?:merchants?|shops|terminals|acquiring|ATMs?)\b|\b(?:are|is) owed\b|\bowed to us\b|\bowes? us\b|\bdue to us\b|\breceivables?\b|\bto receive\b|\bas (?:an )?acquirer\b|\b(?:acquiring|acquirer) (?:side|volume|total|amount|business)\b/gi,
  ],
];
const asked =
  /\bnet(?:ted|ting)?\b|\bpay or (?:do we )?(?:receive|get|collect)\b|\breceive or (?:do we )?pay\b|\bposition\b|\bsettle\w*/i;
const tells = /\bnet(?:ted|ting)?\b|\bsettl/i;

/** What one party pays or receives after netting the two amounts of the question: what its cards spent against what its merchants took. */
export function writeSettlementPosition(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source =
    passages.find(({ text }) => /\bnet(?:ted|ting)?\b/i.test(text)) ??
    passages.find(({ text }) => tells.test(text));
  const figures = readNamed(question, names, undefined, true);
  const [toPay, ...otherToPay] = figures.filter(({ role }) => role === 'toPay');
  const [toReceive, ...otherToReceive] = figures.filter(({ role }) => role === 'toReceive');
  if (source === undefined || toPay === undefined || toReceive === undefined) return false;
  if (!asked.test(question) || otherToPay.length + otherToReceive.length > 0 || figures.length > 2)
    return false;
  if (figures.some(({ rate }) => rate !== undefined)) return false;
  const net = toReceive.amount - toPay.amount;
  const outcome =
    net === 0n
      ? '**0.00**: nothing is paid either way'
      : `**${writeExact(net < 0n ? -net : net)} to ${net < 0n ? 'pay' : 'receive'}**`;
  draft.plain(
    `The net position is what is due to you less what you owe: ${writeExact(toReceive.amount)} − ${writeExact(toPay.amount)} = ${writeExact(net)}, so ${outcome}. Interchange and fees are not in it. [${source.n}]`,
  );
  return true;
}
