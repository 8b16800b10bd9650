import type { Passage } from '../../passages/passage.ts';
import { type Names, readNamed } from '../../question/figures.ts';
import { dividedBy, exact, roundTo, times, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

type Side = 'part' | 'whole';

const ofSales: Names<Side>[number] = [
  'whole',
  /\b(?:sales?|transactions?|payments?|orders?|volume|turnover|purchases?|settled|authori[sz]ations?|attempts?|requests?|in total)\b/gi,
];
const names: Names<Side> = [
  [
    'part',
    /\b(?:charge-?backs?|disputes?|disputed|frauds?|fraudulent(?: \w+)?|TC ?40s?|refunds?|decline[sd]?|approv(?:ed|als)|rejects?|rejected)\b/gi,
  ],
  ofSales,
];
/** What a merchant pays in all, as a share of its sales. */
const effectiveRate = /\beffective (?:rate|percentage)/i;
const namesOfFees: Names<Side> = [['part', /\bfees?\b/gi], ofSales];
const asked =
  /\bratios?\b|\b(?:what|which|how (?:high|many|much))(?:'s| is| are)? (?:the |our |my |a |this )?(?:percentage|per ?cent|share|proportion|basis points|rate)\b|\b(?:chargeback|dispute|fraud|refund|approval|decline|rejection|effective) (?:rate|percentage|share)\b|\bin (?:basis points|bps|per ?cent)\b/i;
const kinds = /\b(?:charge-?back|dispute|fraud|refund|decline|approv|reject|effective rate)/i;
/** "34 chargebacks on 5,200 sales", "12 of 800 payments": figures that one joins to the other. */
const joining =
  /(\d)\s*(?:(?:[a-z-]+ )?(?:charge-?backs?|disputes?|frauds?|payments?|transactions?|sales|fees) )??(?:out of|of|on|against|to|for)(?= (?:sales of |a volume of |\w+ of )?[^\d]{0,24}\d)/gi;
const hundred = exact('100');

/** One count or amount of the question as a share of the other: chargebacks of sales, fraud of turnover, fees of sales. */
export function writeRatio(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const kind = kinds.exec(question)?.[0].toLowerCase();
  const source = passages.find(({ text }) => kind !== undefined && text.toLowerCase().includes(kind));
  const parted = question.replace(joining, (found) => `${found};`);
  const figures = readNamed(parted, effectiveRate.test(question) ? namesOfFees : names).filter(
    ({ rate }) => rate === undefined,
  );
  const [part, ...otherParts] = figures.filter(({ role }) => role === 'part');
  const [whole, ...otherWholes] = figures.filter(({ role }) => role === 'whole');
  if (source === undefined || part === undefined || whole === undefined || !asked.test(question))
    return false;
  if (otherParts.length + otherWholes.length > 0 || figures.length > 2) return false;
  if (part.amount === 0n || part.amount > whole.amount) return false;
  const percent = roundTo(times(dividedBy(part.amount, whole.amount), hundred), 2);
  const basisPoints = roundTo(times(dividedBy(part.amount, whole.amount), times(hundred, hundred)), 0);
  draft.plain(
    `The ratio is one divided by the other: ${writeExact(part.amount, 0)} ÷ ${writeExact(whole.amount, 0)} = **${writeExact(percent)} %**, or ${writeExact(basisPoints, 0)} basis points. [${source.n}]`,
  );
  return true;
}
