import type { Passage } from '../../passages/passage.ts';
import { type Names, readNamed, worthOf } from '../../question/figures.ts';
import { roundTo, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

type Part = 'base' | 'addition';

const names: Names<Part> = [
  [
    'addition',
    /\b(?:(?:\w+ )?surcharges?|tips?|gratuity|(?:\w+ )?tax(?:es)?|VAT|access fees?|ATM fees?|delivery(?: \w+)?|shipping(?: \w+)?|convenience fees?|booking fees?|cash-?back)\b/gi,
  ],
  [
    'base',
    /\b(?:deposits?|basket|bill|purchases?|room(?: rate)?|sale|withdrawals?|cash|order|ticket|goods|amount|fare|price|price of|rental)\b/gi,
  ],
];
const asked =
  /\b(?:together|altogether|in (?:total|all|sum)|total|sum|overall|how much (?:\w+ ){0,5}(?:charged|billed|debited|authori[sz]ed|taken|paid?(?! (?:out|to))|blocked|held)|(?:what|which) amount (?:\w+ ){0,4}(?:sent|charged|authori[sz]ed|in|goes))\b/i;
const topics = /\b(?:surcharge|tip|gratuity|tax|fee|shipping|cash-?back|deposit)/gi;
/** What is in the amount already is not added to it. */
const isIncluded = /\bincl(?:\.|ud\w*)|\bof which\b|\b(?:less|minus|deduct\w*)\b/i;

/** An amount of the question with what is added to it: a surcharge, a tip, a tax, a fee of the ATM. */
export function writeTotal(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const figures = readNamed(question, names, 'base', true);
  const [base, ...others] = figures.filter(({ role }) => role === 'base');
  const additions = figures.filter(({ role }) => role === 'addition');
  const named = new Set([...question.matchAll(topics)].map(([word]) => word.toLowerCase()));
  const source = passages.find(({ text }) => [...named].some((word) => text.toLowerCase().includes(word)));
  if (source === undefined || base === undefined || others.length > 0 || base.rate !== undefined)
    return false;
  if (isIncluded.test(question)) return false;
  if (additions.length === 0 || additions.length + 1 < figures.length || !asked.test(question)) return false;
  const worth = additions.map((each) => roundTo(worthOf(each, base.amount), 2));
  const total = worth.reduce((sum, each) => sum + each, base.amount);
  const shares = additions.flatMap(({ rate }, index) =>
    rate === undefined
      ? []
      : [`${writeExact(rate, 0)} % of ${writeExact(base.amount)} is ${writeExact(worth[index] ?? 0n)}`],
  );
  const working = [base.amount, ...worth].map((each) => writeExact(each)).join(' + ');
  draft.plain(
    `${shares.length > 0 ? `${shares.join('; ')}. ` : ''}Together ${working} = **${writeExact(total)}**. [${source.n}]`,
  );
  return true;
}
