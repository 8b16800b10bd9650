import type { Passage } from '../../passages/passage.ts';
import { type Names, readNamed } from '../../question/figures.ts';
import { type Exact, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

type Side = 'toPay' | 'toReceive' | 'feePaid' | 'feeReceived';

const fees = '(?:interchange|fees?)';
const names: Names<Side> = [
  [
    'feePaid',
    new RegExp(
      `\\b${fees}(?: that)?(?: we)? (?:to )?(?:pay|owe|paid)\\b|\\bwe pay (?:an? )?${fees}\\b|\\b${fees} (?:paid|payable)\\b`,
      'gi',
    ),
  ],
  [
    'feeReceived',
    new RegExp(
      `\\b${fees}(?: that)?(?: we)? (?:to )?(?:get|receive|earn|earned|collect)\\b|\\bwe (?:get|receive|earn) (?:an? )?${fees}\\b|\\b${fees} (?:received|receivable|earned)\\b`,
      'gi',
    ),
  ],
  [
    'toPay',
    /\b(?:our|my) (?:own )?(?:card ?holders?|cards|customers|issuing)\b|\bwe (?:owe|(?:have to|must|need to) pay)\b|\bpayables?\b|\bto pay\b|\bas (?:an )?issuer\b|\b(?:issuing|issuer) (?:side|volume|total|amount|business)\b/gi,
  ],
  [
    'toReceive',
    /\b(?:our|my) (?:own )?(?:merchants?|shops|terminals|acquiring|ATMs?)\b|\b(?:are|is) owed\b|\bowed to us\b|\bowes? us\b|\bdue to us\b|\breceivables?\b|\bto receive\b|\bwe (?:have )?acquired\b|\bas (?:an )?acquirer\b|\b(?:acquiring|acquirer) (?:side|volume|total|amount|business)\b/gi,
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
  const [feePaid, ...otherPaid] = figures.filter(({ role }) => role === 'feePaid');
  const [feeReceived, ...otherReceived] = figures.filter(({ role }) => role === 'feeReceived');
  const others = [otherToPay, otherToReceive, otherPaid, otherReceived].flat();
  if (!asked.test(question) || others.length > 0) return false;
  if (figures.some(({ role, rate }) => role === 'unnamed' || rate !== undefined)) return false;
  const given = [toReceive, feeReceived].flatMap((each) => each?.amount ?? []);
  const taken = [toPay, feePaid].flatMap((each) => each?.amount ?? []);
  const net = total(given) - total(taken);
  const outcome =
    net === 0n
      ? '**0.00**: nothing is paid either way'
      : `**${writeExact(net < 0n ? -net : net)} to ${net < 0n ? 'pay' : 'receive'}**`;
  const working = `${given.map((each) => writeExact(each)).join(' + ')} − ${taken.map((each) => writeExact(each)).join(' − ')}`;
  const remark = feePaid || feeReceived ? '' : ' Interchange and fees are not in it.';
  draft.plain(
    `The net position is what is due to you less what you owe: ${working} = ${writeExact(net)}, so ${outcome}.${remark} [${source.n}]`,
  );
  return true;
}

const total = (amounts: readonly Exact[]): Exact => amounts.reduce((sum, amount) => sum + amount, 0n);
