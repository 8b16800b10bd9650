import type { Passage } from '../../passages/passage.ts';
import { type Names, readNamed } from '../../question/figures.ts';
import { writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

type Part = 'limit' | 'overdraft' | 'balance' | 'hold';

const names: Names<Part> = [
  ['overdraft', /\boverdraft(?: limit| facility)?\b/gi],
  ['limit', /\b(?:credit |card |account )?limit\b|\bcredit line\b/gi],
  [
    'hold',
    /\b(?:open |pending |uncleared |outstanding |active )?(?:auth(?:ori[sz]ation)?s?|holds?|pre-?auth\w*|blocks?)\b|\bon hold\b|\bpending(?: \w+)?\b|\b(?:un|not (?:yet )?)(?:posted|cleared|settled|booked)(?: \w+)?\b|\bheld\b|\bblocked\b|\breserved\b/gi,
  ],
  [
    'balance',
    /\b(?:(?:statement|current|outstanding|posted|booked|ledger|billed|unbilled|revolving|account) )*balance(?: owed| outstanding| due)?\b|\boutstanding(?: \w+)?\b|\bowe[sd]?\b|\bused\b|\bspent\b|\bdrawn\b|\bdebt\b|\bunbilled\b/gi,
  ],
];
const asked =
  /\bavailable\b|\bopen[- ]to[- ](?:buy|spend)\b|\bstill (?:be )?(?:spen[dt]|use[d]?|buy|available|free|left|have|has)\b|\bheadroom\b|\bhow much (?:\w+ ){0,5}(?:left|spend|remains?|free)\b|\bwhat (?:is|remains|can) (?:\w+ ){0,3}(?:left|remaining|spend)\b/i;
/** Limits beside the one of the account, and what raises it again, leave a doubt. */
const another =
  /\b(?:cash|ATM|daily|monthly|single|per[- ]transaction|purchase|temporary|sub)[- ]?limits?\b|\b(?:paid|pays|payments? of|repaid|refund\w*|raised|over-?limit allowance)\b/i;
const period =
  /\b\d+(?:st|nd|rd|th|[ -](?:business |calendar )?(?:days?|hours?|weeks?|months?|years?|minutes?))\b/gi;
/** What the asker compares the result with. */
const compared = /\b(?:less|more|lower|higher|other|rather) than (?:only )?(?:[A-Z]{3} ?)?\d[\d.,]*\d/gi;
const tells =
  /\bavailable (?:credit|balance|amount)|\bopen[- ]to[- ]buy|\b(?:credit limit|over-?limit|holds?)\b/i;
const best = /\bavailable (?:credit|balance)|\bopen[- ]to[- ]buy/i;

/** What may still be spent by the figures of the question: limit less balance less holds, or a balance of one's own less holds. */
export function writeAvailableCredit(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source =
    passages.find(({ text }) => best.test(text)) ?? passages.find(({ text }) => tells.test(text));
  const figures = readNamed(question.replace(period, ' ').replace(compared, ' '), names, undefined, true);
  const of = (part: Part) => figures.filter(({ role }) => role === part);
  const [limit, ...otherLimits] = of('limit');
  const [balance, ...otherBalances] = of('balance');
  const [overdraft, ...otherOverdrafts] = of('overdraft');
  const holds = of('hold');
  if (source === undefined || !asked.test(question) || another.test(question)) return false;
  if (figures.some(({ role, rate }) => role === 'unnamed' || rate !== undefined)) return false;
  if (otherLimits.length + otherBalances.length + otherOverdrafts.length > 0) return false;
  if (limit && overdraft) return false;
  if (limit ? balance === undefined && holds.length === 0 : balance === undefined || holds.length === 0)
    return false;
  const taken = [...(limit && balance ? [balance] : []), ...holds];
  const given = limit ? [limit] : [balance, overdraft].flatMap((each) => each ?? []);
  const available =
    given.reduce((sum, { amount }) => sum + amount, 0n) - taken.reduce((sum, { amount }) => sum + amount, 0n);
  const formula = limit
    ? `The available credit is the limit${balance ? ' less the balance owed' : ''}${holds.length > 0 ? ' less the open authorisations (holds)' : ''}`
    : `The available balance is the booked balance${overdraft ? ' plus the overdraft limit' : ''} less the open authorisations (holds)`;
  const working = `${given.map(({ amount }) => writeExact(amount)).join(' + ')} − ${taken.map(({ amount }) => writeExact(amount)).join(' − ')}`;
  const beyond = available < 0n ? ` The account is over its limit by ${writeExact(-available)}.` : '';
  draft.plain(`${formula}: ${working} = **${writeExact(available)}**.${beyond} [${source.n}]`);
  return true;
}
